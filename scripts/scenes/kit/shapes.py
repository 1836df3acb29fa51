"""Meshes and curves."""
import math
import bpy


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def mesh(name, verts, faces, mats, smooth=True, uvs=None, face_mats=None, angle=35):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    for m in mats:
        me.materials.append(m)
    if face_mats:
        me.polygons.foreach_set('material_index', face_mats)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(faces))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if uvs:
        lay = me.uv_layers.new(name='UVMap')
        for l in me.loops:
            lay.data[l.index].uv = uvs[l.vertex_index]
    me.update()
    return me


def add(me, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), name=None):
    o = bpy.data.objects.new(name or me.name, me)
    o.location, o.rotation_euler, o.scale = loc, rot, scale
    bpy.context.scene.collection.objects.link(o)
    return o


def lathe(name, profile, mats, segs=96, sx=1.0, sy=1.0, base=None, uv_r=None, face_mat=None, angle=35):
    """Profile of (r, z) turned about z. base=(A, B): r is then an offset along the normal of the ellipse A, B."""
    verts, faces, fm, uvs = [], [], [], []
    for i in range(segs):
        a = 2 * math.pi * i / segs
        c, s = math.cos(a), math.sin(a)
        for r, z in profile:
            if base:
                A, B = base
                nx, ny = c / A, s / B
                L = math.hypot(nx, ny)
                verts.append((A * c + nx / L * r, B * s + ny / L * r, z))
            else:
                verts.append((r * c * sx, r * s * sy, z))
            if uv_r:
                uvs.append((0.5 + r * c / (2 * uv_r), 0.5 + r * s / (2 * uv_r)))
    n = len(profile)
    for i in range(segs):
        j = (i + 1) % segs
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
            if face_mat:
                fm.append(face_mat[k])
    return mesh(name, verts, faces, mats, uvs=uvs or None, face_mats=fm or None, angle=angle)


def ogee(half, spring, apex, n=28, base=0.0):
    """Outline of the brand's doorway, from bottom left over the apex to bottom right, the curve of svg-text.archPath."""
    rise = apex - spring
    p0, p1, p2, p3 = (-half, spring), (-half, spring + rise * 0.5), (-half * 0.2, spring + rise * 0.56), (0, apex)
    left = []
    for k in range(n + 1):
        t = k / n
        left.append(tuple(sum(c * p[i] for c, p in zip(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3), (p0, p1, p2, p3))) for i in (0, 1)))
    pts = [(-half, base)] + left
    return pts + [(-x, y) for x, y in reversed(pts[:-1])]


def spade_curve(size, depth, mat, loc, rot=(0, 0, 0), bevel=0.004):
    """The brand's spade, extruded."""
    segs = [((50, 2), (57, 23), (94, 37), (94, 65)), ((94, 65), (94, 80), (83, 90), (70, 90)), ((70, 90), (62.5, 90), (56.5, 86.8), (53, 81.5)),
            ((53, 81.5), (53.8, 89.5), (58, 95), (65.5, 98)), ((65.5, 98), (65.5, 98), (34.5, 98), (34.5, 98)),
            ((34.5, 98), (42, 95), (46.2, 89.5), (47, 81.5)), ((47, 81.5), (43.5, 86.8), (37.5, 90), (30, 90)), ((30, 90), (17, 90), (6, 80), (6, 65)), ((6, 65), (6, 37), (43, 23), (50, 2))]
    pts = []
    for s in segs:
        for k in range(12):
            t = k / 12
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
            pts.append(((sum(a * p[0] for a, p in zip(w, s)) - 50) / 100 * size, (50 - sum(a * p[1] for a, p in zip(w, s))) / 100 * size))
    clean = [p for i, p in enumerate(pts) if math.dist(p, pts[i - 1]) > 1e-5]
    cu = bpy.data.curves.new('spade', 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = depth
    cu.bevel_depth = bevel
    cu.bevel_resolution = 2
    sp = cu.splines.new('POLY')
    sp.points.add(len(clean) - 1)
    for p, (x, y) in zip(sp.points, clean):
        p.co = (x, y, 0, 1)
    sp.use_cyclic_u = True
    cu.materials.append(mat)
    o = bpy.data.objects.new('spade', cu)
    o.location, o.rotation_euler = loc, rot
    bpy.context.scene.collection.objects.link(o)
    return o
