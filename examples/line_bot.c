/* A bot that plays by lines on standard input and output (docs/protocol.md), in C.
 *
 *     gcc -O2 -o line_bot examples/line_bot.c
 *     frostline simulate artemis --seats 3 --games 10 --bots "cmd:./line_bot,random"
 *
 * Its rule: make the kind of move (the first word) it has made least often in this game; chance decides between
 * equals. line_bot.py plays by the same rule and makes the same moves.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000 /* options of one decision, kinds of moves of one game: far more than there are */
#define LONG 65536

struct kind {
    char word[64];
    int made;
};

static struct kind kinds[MOST];
static int kind_count;
static int options[MOST]; /* the kind of each option */
static int option_count;
static uint64_t chance;

/* A number from 0 to n - 1; the same ones for the same seed. */
static int below(int n) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (int)((chance >> 33) % (uint64_t)n);
}

/* The place of a word among the kinds of moves; a new one is added. */
static int kind_of(const char *word) {
    int i;
    for (i = 0; i < kind_count; i++)
        if (strcmp(kinds[i].word, word) == 0)
            return i;
    if (kind_count == MOST)
        return 0;
    snprintf(kinds[i].word, sizeof kinds[i].word, "%s", word);
    kinds[i].made = 0;
    return kind_count++;
}

/* The place of the option to take. */
static int choose(void) {
    int fewest = kinds[options[0]].made, equals = 0, i, pick;
    for (i = 1; i < option_count; i++)
        if (kinds[options[i]].made < fewest)
            fewest = kinds[options[i]].made;
    for (i = 0; i < option_count; i++)
        equals += kinds[options[i]].made == fewest;
    pick = below(equals);
    for (i = 0; i < option_count; i++)
        if (kinds[options[i]].made == fewest && pick-- == 0)
            break;
    kinds[options[i]].made++;
    return i;
}

int main(void) {
    static char line[LONG];
    char word[64];

    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, "frostline ", 10) == 0)
            puts("ready");
        else if (strncmp(line, "new ", 4) == 0)
            kind_count = 0;
        else if (strncmp(line, "seed ", 5) == 0)
            chance = strtoull(line + 5, NULL, 10);
        else if (strncmp(line, "seat ", 5) == 0)
            option_count = 0;
        else if (sscanf(line, "option %*d %*d %63s", word) == 1 && option_count < MOST)
            options[option_count++] = kind_of(word);
        else if (strncmp(line, "go ", 3) == 0 && option_count > 0)
            printf("move #%d\n", choose());
        else if (strcmp(line, "quit") == 0)
            break;
        fflush(stdout); /* what is not flushed is not heard */
    }
    return 0;
}
