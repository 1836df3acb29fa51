"""Light, camera, and the two halves of a picture."""
import math, sys, time
import bpy
from mathutils import Vector

WARM = (1.0, 0.66, 0.34)


def point(loc, power, radius=0.2, color=WARM):
    l = bpy.data.lights.new('p', 'POINT')
    l.energy, l.shadow_soft_size, l.color = power, radius, color
    o = bpy.data.objects.new('p', l)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    return o


def look(o, at):
    o.rotation_euler = (Vector(at) - Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()


def area(loc, at, size, power, color=WARM, spread=180, shape='DISK', size_y=None):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape, l.size, l.energy, l.color = shape, size, power, color
    if size_y:
        l.size_y = size_y
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    o.location = loc
    look(o, at)
    bpy.context.scene.collection.objects.link(o)
    return o


def spot(loc, at, power, angle=60, blend=0.6, radius=0.3, color=WARM):
    l = bpy.data.lights.new('s', 'SPOT')
    l.energy, l.spot_size, l.spot_blend, l.shadow_soft_size, l.color = power, math.radians(angle), blend, radius, color
    o = bpy.data.objects.new('s', l)
    o.location = loc
    look(o, at)
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(loc, at, lens=70, focus=None, aperture=0.0, shift=(0, 0)):
    """aperture: diameter of the lens in units (0.3 is 3 cm)."""
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    o.location = loc
    look(o, at)
    c.lens, c.shift_x, c.shift_y = lens, shift[0], shift[1]
    c.clip_end = 500
    if aperture:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).dot((Vector(at) - Vector(loc)).normalized())
        c.dof.aperture_fstop = lens / 1000 / aperture
        c.dof.aperture_blades = 0
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def args():
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    d = dict(x.split('=', 1) for x in a)
    return d


def render(name, size, samples, out, scale=1.0, seed=0, world=(0.002, 0.002, 0.003), bounces=5, clamp=6.0):
    """Writes NAME-a and NAME-b (independent halves), each a multilayer of colour, albedo, normal, depth as EXR files."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    w = bpy.data.worlds.new('w')
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (*world, 1)
    w.cycles.sampling_method = 'NONE'
    sc.world = w
    cy = sc.cycles
    cy.device = 'CPU'
    cy.use_denoising = False  # Debian's build has no OpenImageDenoise; finish.py does it
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.01
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = bounces, 3, 4, 0
    cy.sample_clamp_indirect, cy.sample_clamp_direct = clamp, 0
    cy.blur_glossy = 0.6
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.light_sampling_threshold = 0.005
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.render.resolution_x, sc.render.resolution_y = round(size[0] * scale), round(size[1] * scale)
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = False  # with it the second half repeats the first half's seed
    sc.view_settings.view_transform = 'Raw'
    vl = sc.view_layers[0]
    vl.use_pass_normal = vl.use_pass_z = vl.use_pass_diffuse_color = vl.use_pass_glossy_color = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    fo.base_path = out
    fo.file_slots.clear()
    mix = nt.nodes.new('CompositorNodeMixRGB')   # what a surface reflects, matt and mirror together
    mix.blend_type = 'ADD'
    nt.links.new(rl.outputs['DiffCol'], mix.inputs[1])
    nt.links.new(rl.outputs['GlossCol'], mix.inputs[2])
    for p, s in ((rl.outputs['Image'], 'color'), (mix.outputs[0], 'albedo'), (rl.outputs['Normal'], 'normal'), (rl.outputs['Depth'], 'depth')):
        fo.file_slots.new(s)
        nt.links.new(p, fo.inputs[s])
    import time
    total = 0
    for half in ('a', 'b'):
        cy.samples = max(1, samples // 2)
        cy.seed = seed * 2 + (half == 'b') * 7919 + 1
        for slot in fo.file_slots:
            slot.path = f'{name}-{half}-' + slot.path.split('-')[-1].rstrip('#') + '#'
        t = time.time()
        bpy.ops.render.render(write_still=False)
        total += time.time() - t
    print(f'RENDERED {name} {sc.render.resolution_x}x{sc.render.resolution_y} samples={samples} seconds={total:.1f}')


def frame(size, unit, anchor, at, elevation, distance, focus=None, aperture=0.0):
    """The camera of a crop: `anchor` lies at pixel `at` of `size`, one unit there is `unit` pixels, seen from `elevation` degrees."""
    e = math.radians(elevation)
    ax, ay, az = anchor
    long = max(size)
    return camera((ax, ay - distance * math.cos(e), az + distance * math.sin(e)), anchor, 36 * unit * distance / long,
                  focus or anchor, aperture, ((size[0] / 2 - at[0]) / long, (at[1] - size[1] / 2) / long))
