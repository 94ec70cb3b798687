import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressibleFile = /\.(js|css|svg|json)$/

/** Writes `.br` and `.gz` beside each asset, so that the server never compresses one. */
export function compressAssets(): Plugin {
  return {
    name: 'mainstreet-compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets')
      const files = (await readdir(folder)).filter((file) => compressibleFile.test(file))
      for (const file of files) {
        const bytes = await readFile(join(folder, file))
        await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes))
        await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
