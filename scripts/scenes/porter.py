"""Help: the night porter's desk. The guest book lies open under the lamp, the bell beside it; keys and post behind, in the half dark."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, plaster
from kit.shapes import reset
from kit.joinery import board, timber
from kit.porter import bell, bent_lamp, clock, ledger, lying_key, pen, rack
from kit.camera import area, args, frame, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians

# The counter: a slab with a line of brass let into its edge, panels below it.
tone = (0.125, 0.052, 0.022)
walnut, upright = timber(tone, 'x', 0.34), timber(tone, 'z')
board((-24, -1.75, -0.22), (24, 2.2, 0), walnut, 0.05)
board((-24, -1.765, -0.13), (24, -1.70, -0.095), brass(0.25), 0.004)
board((-24, -1.55, -5), (24, -1.3, -0.22), upright, 0)
for k in range(-8, 9):
    x = k * 2.6 + 0.5
    board((x - 0.22, -1.66, -5), (x + 0.22, -1.5, -0.22), upright, 0.03)
    board((x + 0.5, -1.62, -5), (x + 2.1, -1.5, -0.62), upright, 0.07)
board((-24, -1.68, -0.46), (24, -1.5, -0.22), walnut, 0.03)

# The wall, and the rack on it.
board((-40, 3.6, -5), (40, 3.8, 14), plaster((0.060, 0.026, 0.026)), 0)
rack(-3.3, 13, 5, 0.5)

ledger((-0.25, -0.35, 0), rad(5))
pen((1.32, 0.12, 0.25), rad(207), 0.01)
bell((1.98, -0.50, 0))
lying_key((2.95, -1.22, 0), rad(-16))
clock((2.86, 1.10, 0), 3, 12)

# The lamp over the book.
mx, my, mz = -0.40, 0.30, 1.72
bent_lamp((-2.05, 1.15, 0), (mx, my, mz))
point((mx, my, mz + 0.22), float(o.get('lamp', 138)), 0.07)
# What the book gives back; a lamp in the passage at the right, over keys and plates; the street's cold at the left.
area((-1.0, -4.8, 2.6), (-0.3, -0.6, 0), 1.6, float(o.get('key', 16)), (1.0, 0.74, 0.47), spread=44)
area((8.5, -1.6, 4.6), (0.8, 2.8, 1.9), 1.4, float(o.get('side', 125)), (1.0, 0.52, 0.24), spread=46)
area((7.0, -6.5, 1.0), (1.0, -1.7, -0.4), 1.6, float(o.get('low', 60)), (1.0, 0.5, 0.22), spread=44)
area((-8.5, -3.2, 4.2), (-1.5, 1.6, 0.8), 2.2, float(o.get('cold', 30)), (0.6, 0.72, 1.0), spread=40)

size, unit, at, e = {
    'desktop': ((1920, 560), 104, (1262, 432), 17),
    'tablet': ((1024, 330), 66, (500, 254), 17),
    'phone': ((840, 490), 114, (392, 372), 17)}[crop]
frame(size, unit, (0, 0, 0), at, e, 15, (-0.2, -0.3, 0.3), float(o.get('ap', 0.14)))
render(o.get('name', 'porter'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=5)
