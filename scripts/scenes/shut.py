"""403: the door is closed. Buttoned leather under one lamp, a rope before it, and light below it, for whoever is inside."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, glow, leather, plaster
from kit.shapes import add, lathe, mesh, reset
from kit.things import beam, lamp
from kit.room import wall_with_door
from kit.joinery import board, timber
from kit.cloth import rope, wool
from kit.hallway import boards, standing, wainscot
from kit.camera import area, args, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians
metal, bright = brass(0.3), brass(0.2)

boards(-60, 60, -60, 6, tone=(0.105, 0.043, 0.019), gloss=0.15)
# A runner that leads to the door, and stops there.
board((-4.6, -60, 0), (4.6, -1.2, 0.06), wool('#4a0b14', 5), 0.02)
for x in (-4.1, 4.1):
    board((x - 0.09, -60, 0.05), (x + 0.09, -1.2, 0.068), wool('#8a5a22', 5), 0)

# The wall, and the steps of its reveal.
half, spring, apex = 6.0, 12.0, 21.5
wall_with_door(0, half + 1.0, spring + 0.3, apex + 2.2, plaster((0.055, 0.030, 0.030)), 0, base=0, top=60, width=80, depth=1.3, trim=metal, trim_r=0.13)
wall_with_door(1.3, half, spring, apex, timber((0.07, 0.028, 0.012), 'z'), 0, base=0, top=40, width=20, depth=1.3, trim=metal, trim_r=0.07)
wainscot(half + 1.4, 80)
wainscot(-80, -half - 1.4)

# Two leaves: leather over horsehair, buttoned with brass.
y, w, h = 3.0, 1.05, 1.5
def tuft(x, z):
    """How far the leather stands out: least at the buttons and along the seams between them."""
    u, v = x / w + z / h, x / w - z / h
    return 0.34 * (abs(math.sin(math.pi * u / 2) * math.sin(math.pi * v / 2)) + 1e-6) ** 0.42
skin = leather('#470d15')
for s in (-1, 1):
    cols, rows, x0, x1, top = 130, 420, 0.5, half + 0.4, apex + 0.4
    at = [(s * (x0 + (x1 - x0) * i / cols), 0.16 + top * k / rows) for k in range(rows + 1) for i in range(cols + 1)]
    f = [(k * (cols + 1) + i, k * (cols + 1) + i + 1, (k + 1) * (cols + 1) + i + 1, (k + 1) * (cols + 1) + i) for k in range(rows) for i in range(cols)]
    add(mesh('leaf', [(x, y - tuft(x, z), z) for x, z in at], f, [skin], angle=120))
    board((s * 0.27 - 0.25, y - 0.42, 0.12), (s * 0.27 + 0.25, y, 24), timber((0.06, 0.024, 0.011), 'z'), 0.05)
    board((min(s * 0.54, s * (half + 1)), y - 0.42, 0.12), (max(s * 0.54, s * (half + 1)), y - 0.3, 1.9), brass(0.34), 0.03)
    # A bar to draw it by, which nobody does now.
    hx, hy = s * 0.62, y - 1.05
    add(lathe('bar', [(0.001, 7.4), (0.15, 7.5), (0.17, 7.7), (0.12, 8.0), (0.12, 11.4), (0.17, 11.7), (0.15, 11.9), (0.001, 12.0)], [bright], 32), (hx, hy, 0))
    for z in (8.0, 11.4):
        add(lathe('arm', [(0.1, 0), (0.1, 0.8)], [bright], 20), (hx, hy, z), (rad(-90), 0, 0))
button = lathe('button', [(0.13, 0), (0.12, 0.05), (0.08, 0.1), (0.001, 0.12)], [bright], 20, angle=80)
for i in range(-6, 7):
    for k in range(0, 16):
        if (i + k) % 2 == 0 and 0.7 < abs(i * w) < half + 0.3 and 2 < k * h < apex:
            add(button, (i * w, y - 0.03, k * h), (rad(90), 0, 0))

# The hatch at the height of the eyes: shut, but for a line of light.
board((1.75, y - 0.62, 14.2), (4.55, y - 0.3, 15.75), timber((0.05, 0.02, 0.009)), 0.06)
board((2.0, y - 0.68, 14.42), (4.3, y - 0.5, 15.3), timber((0.075, 0.03, 0.013)), 0.04)
add(mesh('slit', [(2.05, 0, 15.32), (4.25, 0, 15.32), (4.25, 0, 15.42), (2.05, 0, 15.42)], [(0, 1, 2, 3)], [glow(4, (1, 0.55, 0.22))], smooth=False), (0, y - 0.64, 0))
# The light below the door, and what it throws over the floor.
add(mesh('sill', [(-half, 0, 0.0), (half, 0, 0.0), (half, 0, 0.2), (-half, 0, 0.2)], [(0, 1, 2, 3)], [glow(2.6, (1, 0.5, 0.18))], smooth=False), (0, y - 0.2, 0))
under = area((0, y - 0.5, 0.5), (0, -7, -0.3), 11.4, float(o.get('under', 460)), (1.0, 0.50, 0.2), shape='RECTANGLE', size_y=0.5, spread=70)
under.visible_camera = under.visible_glossy = False

# The rope between two posts.
posts = [(-7.6, -8.0), (6.9, -6.2)]
ball = [(0.5 * math.cos(a) + 0.001, 9.0 + 0.5 * math.sin(a)) for a in (math.pi * (k / 14 - 0.5) for k in range(3, 15))]
for px, py in posts:
    add(lathe('post', [(1.4, 0), (1.4, 0.1), (1.2, 0.28), (0.4, 0.5), (0.2, 0.7), (0.18, 8.0), (0.3, 8.1), (0.3, 8.4), (0.18, 8.55)] + ball, [bright], 48, angle=50), (px, py, 0))
ends = [(px + s * 0.3, py, 8.0) for (px, py), s in zip(posts, (1, -1))]
rope(*ends, 3.4, 0.3, wool('#5a0c16', 16))

# One lamp, off the middle.
lx, ly, lz, R = 3.6, -6.4, 18.0, 1.75
lamp((lx, ly, lz), R=R, H=1.3, bulb=9, cord=40)
point((lx, ly, lz + 0.9), float(o.get('lamp', 6400)), 0.25)
beam((lx, ly, lz - .02), R * .98, 44, 10.0, float(o.get('beam', 0.04)))
area((lx - 9, -26, 24), (lx, ly, lz + 0.7), 2.0, float(o.get('shade', 60)), (1.0, 0.86, 0.7), spread=7)
# What the floor gives back, and the street's cold.
area((-10, -30, 6), (-0.5, 0, 15), 5.0, float(o.get('key', 620)), (1.0, 0.66, 0.38), spread=30)
area((-34, -22, 22), (-6, 0, 8), 7.0, float(o.get('cold', 300)), (0.6, 0.72, 1.0), spread=34)

size, unit, at, eye = {
    'desktop': ((1920, 860), 28, (1290, 730), (-9, 10)),
    'tablet': ((1024, 680), 20, (540, 575), (-7, 10)),
    'phone': ((840, 945), 26, (430, 800), (-5, 10))}[crop]
standing(size, unit, at, eye, 52, (0, y, 10), float(o.get('ap', 0.28)))
render(o.get('name', 'shut'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=4)
