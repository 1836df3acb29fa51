import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/icons/icon-plugin.ts'
import { icuMessages } from './scripts/icu/icu-plugin.ts'
import { smallPreload } from './scripts/preload-plugin.ts'
import { browserRouteTable } from './scripts/route-table-plugin.ts'
import { slimPackages } from './scripts/slim-packages-plugin.ts'

const root = import.meta.dirname

/** Few files instead of many: small ones cost a request each, and do not compress. The first group that fits a module has it. */
const chunkGroups = [
  // A file that a release without new packages leaves as it is. What only still sections need is not in it.
  {
    name: 'packages',
    priority: 3,
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
  },
  // Of the entry's, what still sections use too.
  {
    name: 'start',
    priority: 2,
    test: /[\\/]shared[\\/](?:download-action|download-links|limits|locale-cookie|password-rules)\.ts$/,
  },
  // Of the app's, what live sections use too; its components are those of nearly every page, so their styles come along.
  {
    name: 'app',
    priority: 1,
    test: /[\\/](?:client[\\/](?:queries|art[\\/]niche|components[\\/](?:button|fill-amounts|format-amount|icon|section-head|suit|table-roles))|runtime[\\/]visitor-time|shared[\\/](?:messages|routes|tournaments))\.(?:tsx?|svg)$/,
  },
]

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [iconSprite(), icuMessages(), smallPreload(), slimPackages(), browserRouteTable(), react()],
  worker: { format: 'es' },
  css: { modules: { generateScopedName: nameClass } },
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['client/entry-client.ts', ...['islands', 'layout', 'sections'].flatMap(listComponents)],
          // The browser imports a live section by its address from the manifest, so its exports must be there.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'client/entry-server.tsx' } },
    },
  },
})

/**
 * Every part of the layout and every section is an input of its own: a page's CSS and live code are those of the parts it
 * names (design, 4).
 */
function listComponents(folder: string): string[] {
  return readdirSync(path.join(root, 'client', folder))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `client/${folder}/${file}`)
}

/** The same class name on the server and in the browser, whatever the machine: file, class and a hash of the file's path. */
function nameClass(name: string, file: string): string {
  const relative = path.relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
  const hash = createHash('sha256').update(relative).digest('hex').slice(0, 4)
  return `${path.basename(relative).replace('.module.css', '')}_${name}_${hash}`
}
