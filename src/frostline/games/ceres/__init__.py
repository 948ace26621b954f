"""Ceres."""
