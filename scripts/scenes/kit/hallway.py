"""A hallway: its floor of boards, the panels along its wall, the camera of somebody who stands in it."""
import random
from kit.joinery import board, timber
from kit.camera import camera


def boards(low, high, y0, y1, width=1.1, tone=(0.07, 0.028, 0.012), gloss=0.2, seed=11):
    """Along the line of sight, each a little different in tone and height."""
    rnd = random.Random(seed)
    kinds = [timber(tuple(c * k for c in tone), 'y', gloss) for k in (0.7, 0.9, 1.1, 0.8)]
    for i in range(int((high - low) / width)):
        x, z = low + i * width, rnd.uniform(-.01, .01)
        board((x, y0, z - 0.4), (x + width - 0.01, y1, z), kinds[rnd.randrange(4)], 0.012)


def wainscot(low, high, step=4.4, rail=7.4, tone=(0.085, 0.034, 0.014)):
    """Skirting, panels and a rail of wood before a wall at y = 0."""
    wood, upright = timber(tone), timber(tone, 'z')
    board((low, -0.32, 0), (high, 0, 1.5), wood, 0.06)
    board((low, -0.42, rail - 0.45), (high, 0, rail), wood, 0.1)
    x = low
    while x < high:
        a, b = x + 0.2, min(x + step - 0.2, high)
        board((a, -0.14, 1.8), (b, 0, rail - 0.8), upright, 0.06)
        board((a + 0.55, -0.3, 2.4), (b - 0.55, 0, rail - 1.4), upright, 0.14)
        x += step


def standing(size, unit, at, eye, distance, focus, aperture):
    """A level camera at `eye` (x and height): the floor before the wall lies at pixel `at`, one unit there is `unit` pixels, uprights are upright."""
    x, z = eye
    long = max(size)
    ax, ay = at[0] + x * unit, at[1] - z * unit
    return camera((x, -distance, z), (x, 0, z), 36 * unit * distance / long, focus, aperture,
                  ((size[0] / 2 - ax) / long, (ay - size[1] / 2) / long))
