"""Promotions: the counter at night, one drawer open with its letters on end, a sealed one set out under the lamp."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, felt, glow, leather, plain
from kit.shapes import add, lathe, reset
from kit.things import beam, card, chip_mesh, lamp, lean_card, stack
from kit.paper import envelope, stock
from kit.joinery import board, timber
from kit.camera import area, args, frame, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad, rnd = math.radians, random.Random(4)

tone = (0.12, 0.05, 0.021)
walnut, upright, inner, metal = timber(tone), timber(tone, 'z'), timber((0.16, 0.08, 0.035), 'y', 0.5), brass(0.22)

# The counter: a slab with a cloth let into it and a line of brass along the edge; below it drawers in rows.
board((-22, -0.16, -0.16), (22, 3.4, 0), walnut, 0.03)
board((-22, 0.22, -0.01), (22, 2.3, 0.006), felt('#5a0f19'), 0)
for y in (0.20, 2.3):
    board((-22, y, -0.01), (22, y + 0.03, 0.012), metal, 0.004)
W, H, gap, out = 1.74, 0.78, 0.1, 2.3
def pull(x, y, z):
    """A cup of brass to draw with, and above it the frame of a label."""
    add(lathe('cup', [(0.17 * math.cos(a), 0.09 * math.sin(a)) for a in (math.pi / 2 * k / 10 for k in range(11))], [metal], 40, angle=60), (x, y, z - 0.2), (rad(90), 0, 0), (1.25, 1, 1))
    board((x - 0.34, y - 0.016, z + 0.02), (x + 0.34, y, z + 0.26), metal, 0.008)
    board((x - 0.30, y - 0.02, z + 0.055), (x + 0.30, y - 0.004, z + 0.225), stock('cream'), 0)
for row in range(3):
    top = -0.28 - row * (H + gap)
    for col in range(-7, 8):
        x = col * (W + gap)
        if (row, col) == (0, 0):
            continue
        board((x - W / 2, -0.05, top - H), (x + W / 2, 0.3, top), walnut, 0.02)
        pull(x, -0.05, top - H * 0.5)
    board((-22, 0, top), (22, 0.3, top + gap), walnut, 0.01)
for col in range(-8, 8):
    x = (col + 0.5) * (W + gap)
    board((x - gap / 2, 0, -3.2), (x + gap / 2, 0.3, -0.16), upright, 0.01)

# The open drawer.
top = -0.28
f0 = -out - 0.05
board((-W / 2, f0, top - H), (W / 2, f0 + 0.1, top), walnut, 0.02)
pull(0, f0, top - H * 0.5)
for s in (-1, 1):
    board((s * (W / 2 - 0.07) - 0.035, f0 + 0.1, top - H + 0.06), (s * (W / 2 - 0.07) + 0.035, 0.6, top - 0.14), inner, 0.01)
board((-W / 2 + 0.08, f0 + 0.1, top - H + 0.06), (W / 2 - 0.08, 0.6, top - H + 0.1), inner, 0)
# What was handed out leaves room in front; the letters lean on each other, some drawn up to be the next.
raised = {0: (0.04, '#7a0815'), 4: (0.26, '#7a0815'), 9: (0.17, '#9c7420')}
y, k = f0 + 0.62, 0
while y < 0.15:
    kind = 'oxblood' if k in (2, 3, 7, 9, 12) else ('buff', 'cream', 'white', 'cream')[k % 4]
    lift, wax = raised.get(k, (rnd.uniform(-0.03, 0.05), None))
    lean = rad(70 - 6 * math.sin(k * 0.7) + rnd.gauss(0, 2))
    envelope(kind, (rnd.gauss(0, 0.03), y + 0.44 * math.cos(lean), top - H + 0.1 + 0.44 * math.sin(lean) + lift), (lean, rad(rnd.gauss(0, 1.2)), rad(rnd.gauss(0, 1.5))), wax, 0.014 if k % 3 else 0.026, k)
    y += rnd.uniform(0.10, 0.17)
    k += 1

# On the counter: what is handed out.
envelope('cream', (0.40, 0.80, 0.015 + 0.44 * math.sin(rad(68))), (rad(68), rad(2.5), rad(-9)), '#7a0815', 0.026, 5)
stack(['night'], 15, (0.16, 1.22, 0.006), 3, 0.004)
stack(['oxblood'], 12, (0.66, 1.20, 0.006), 4, 0.005)
envelope('oxblood', (-0.62, 0.72, 0.03), (rad(1), rad(-1), rad(24)), '#b98a2e', 0.024, 9)
stack(['ivory'], 6, (1.42, 0.92, 0.006), 7)
stack(['oxblood', 'ivory'], 3, (1.22, 0.46, 0.006), 8)
stack(['night'], 9, (1.86, 1.25, 0.006), 9, 0.006)
add(chip_mesh('brass'), (0.80, 0.36, 0.006), (0, 0, 0.7))
# The bell that calls the house.
bx, by = -1.72, 0.78
add(lathe('foot', [(0.001, 0.05), (0.30, 0.05), (0.34, 0.04), (0.36, 0.0), (0.36, -0.006)], [timber((0.03, 0.012, 0.006))], 64), (bx, by, 0.006))
add(lathe('bell', [(0.28, 0.08)] + [(0.29 * math.cos(math.pi / 2 * k / 16) + 0.001, 0.09 + 0.20 * math.sin(math.pi / 2 * k / 16)) for k in range(17)], [brass(0.16)], 96, angle=60), (bx, by, 0.006))
add(lathe('button', [(0.03, 0.28), (0.03, 0.34), (0.055, 0.35), (0.05, 0.375), (0.001, 0.385)], [brass(0.16)], 32), (bx, by, 0.006))

# Behind: pigeonholes on the counter's back, half of them with post.
cell, y0, deep = 0.86, 2.62, 0.7
board((-22, y0 + deep, 0), (22, y0 + deep + 0.1, 4.4), plain('back', '#0a0504', 0.9), 0)
for r in range(5):
    board((-14, y0, r * 0.66), (14, y0 + deep, r * 0.66 + 0.05), walnut, 0.012)
for c in range(-14, 15):
    x = c * cell + 0.2
    board((x - 0.025, y0 + 0.01, 0), (x + 0.025, y0 + deep, 3.0), upright, 0.01)
    for r in range(4):
        n = rnd.choice([0, 0, 1, 2, 3, 4])
        for q in range(n):
            lie = 0.05 + r * 0.66 + 0.02 + q * 0.045
            board((x + 0.08 + rnd.uniform(0, .05), y0 + 0.05 + rnd.uniform(0, .2), lie), (x + cell - 0.1 - rnd.uniform(0, .1), y0 + deep, lie + 0.03), stock(rnd.choice(['cream', 'buff', 'white', 'oxblood'])), 0, (0, rad(rnd.gauss(0, 1.5)), rad(rnd.gauss(0, 2))))

# One lamp over the drawer's edge.
lx, ly, lz, R = -0.22, 0.02, 1.54, 0.52
lamp((lx, ly, lz), R=R, H=0.40, bulb=9)
point((lx, ly, lz + 0.27), float(o.get('lamp', 125)), 0.06)
beam((lx, ly, lz - .01), R * .98, 46, 1.5, float(o.get('beam', 0.05)))
# What the visitor's side gives back to the faces of the letters.
area((lx - 1.2, -6.0, 3.4), (0.0, -0.6, 0.0), 1.0, float(o.get('key', 9)), (1.0, 0.74, 0.47), spread=26)
# Warm light from a door at the right, along the drawers; the cold breath of the room at the left.
area((7.5, -5.0, 1.2), (0.8, -0.6, -0.4), 1.2, float(o.get('side', 60)), (1.0, 0.5, 0.22), spread=50)
area((-7.5, -3.0, 3.6), (-0.6, 0.4, 0.2), 2.0, 13, (0.6, 0.72, 1.0), spread=40)

size, unit, at, e, d = {
    'desktop': ((1920, 860), 178, (1235, 405), 29, 13),
    'tablet': ((1024, 330), 80, (610, 176), 29, 13),
    'phone': ((840, 578), 136, (412, 286), 29, 13)}[crop]
frame(size, unit, (0, 0, 0), at, e, d, (0.1, -0.2, 0.3), float(o.get('ap', 0.16)))
render(o.get('name', 'counter'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=4)
