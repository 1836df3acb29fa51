import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { iconSprite } from './scripts/icons/icon-plugin.ts'
import { icuMessages } from './scripts/icu/icu-plugin.ts'
import { smallPreload } from './scripts/preload-plugin.ts'
import { browserRouteTable } from './scripts/route-table-plugin.ts'
import { bundledPackages } from './scripts/sbom-plugin.ts'
import { styleLayers } from './scripts/style-layers-plugin.ts'

const root = import.meta.dirname
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Few files instead of many: small ones cost a request each, and do not compress. The first group that fits a module has it. */
const chunkGroups = [
  // A file that a release without new packages leaves as it is. What only static sections need is not in it.
  {
    name: 'packages',
    priority: 3,
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
  },
  // Of the entry's, what static sections and the app use too.
  {
    name: 'start',
    priority: 2,
    test: /[\\/]shared[\\/][a-z-]+[\\/](?:download-action|download-links|download-rule|download-started|limits|locale-cookie|page-model)\.ts$|[\\/]runtime[\\/](?:part-timeout|write-cookie)\.ts$|vite[\\/]preload-helper\.js$/,
  },
  // Of the app's, what interactive sections use too; its components are those of nearly every page, so their styles come along.
  {
    name: 'app',
    priority: 1,
    test: /[\\/](?:client[\\/](?:site[\\/]queries|art[\\/](?:emblem|niche)|components[\\/](?:button|fill-amounts|format-amount|icon|more-links|optional-data|section-head|suit|table-roles|telephone-fold))|runtime[\\/]visitor-time|shared[\\/][a-z-]+[\\/](?:browser-routes|consent(?:-config)?|messages|routes|tournaments))\.(?:tsx?|svg)$/,
  },
]

/**
 * The server and what it renders with, packages included, in few files: what they do not use is neither loaded nor held, and
 * neither are comments of the sources. Of letters that are all ASCII, the engine holds each as one byte instead of two
 * (decision 0009).
 */
const processBundle: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    manifest: true,
    license: { fileName: 'licences.md' },
    sourcemap: 'hidden',
    rolldownOptions: {
      input: [
        'client/site/entry-server.tsx',
        'server/main.ts',
        'server/law/check-process.ts',
        'server/site/content/content-process.ts',
      ],
      // Traces name files and lines; the text of the sources would be half of what the maps weigh in the image.
      output: { charset: 'ascii', comments: false, sourcemapExcludeSources: true },
    },
  },
}

/** The address of a style sheet stands for no source: mapped, the map would hold the folder of the build. */
const addressesUnmapped: Plugin = {
  name: 'addresses-unmapped',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\?url$/ },
    handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: '' } }),
  },
}

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [
    iconSprite(),
    icuMessages(),
    smallPreload(),
    browserRouteTable(),
    styleLayers(),
    react(),
    addressesUnmapped,
    bundledPackages(),
  ],
  worker: { format: 'es' },
  css: {
    modules: { generateScopedName: nameClass },
    // No stylesheet uses light-dark(), so no document needs the variables that stand in for it (lightningcss: Features.LightDark).
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    // Data addresses would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        modulePreload: {
          polyfill: false,
          // Whatever imports anything has the entry, and with it what the entry is made of. Every page pays for a name in this list: what
          // is small waits for what wants it, and the search dialog's is the app's.
          resolveDependencies: (file, needed) => {
            const ahead = needed.filter(
              (name) => !/\/(?:start|swipe|password-rules|visit-decision)-[\w-]{7}\.js$/.test(name),
            )
            return ahead.length > 1 && !file.includes('search-dialog') ? ahead : []
          },
        },
        rolldownOptions: {
          // Every part of the layout and every section is an input of its own: a page's CSS and interactive code are those of the
          // parts it names.
          input: [
            'client/site/entry-client.ts',
            ...globSync('client/{layout,*/islands,*/sections}/*.tsx', {
              cwd: root,
              exclude: ['**/*.test.tsx'],
            }).toSorted(),
          ],
          // The browser imports an interactive section by its address from the manifest, so its exports must be there.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: chunkGroups },
            // Each page pays for the names of what it may load: no longer than the bundler needs.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Each document lists the sheets that it holds, in the first bytes that a visitor waits for: without their names.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ...(command === 'build' && { ssr: processBundle }),
  },
}))

/** Every CSS module, in the order of its path: what a file's place in it is, its class names begin with. */
const modules = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `client/${file.replaceAll('\\', '/')}`)
  .toSorted()

/**
 * The same class name on the server and in the browser, whatever the machine. In development it says file and class; in
 * what is sent, two letters and a number stand for them, which makes home's head a tenth smaller.
 */
function nameClass(name: string, file: string, css: string): string {
  const relative = path.relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
  if (process.env.NODE_ENV !== 'production') return `${path.basename(relative, '.module.css')}_${name}`
  const place = modules.indexOf(relative)
  const names = [...new Set(css.match(/(?<=[.]|@keyframes\s+)[a-zA-Z][\w-]*/g))]
  const index = names.indexOf(name)
  if (place < 0 || index < 0) throw new Error(`${relative}: expected ${name} among its classes`)
  return `${letters[Math.trunc(place / letters.length)]}${letters[place % letters.length]}${index.toString(36)}`
}
