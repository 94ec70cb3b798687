import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(js|css|svg|json)$/

/** Writes `.br` and `.gz` beside each asset, so that the server never compresses one. */
export function compressed(): Plugin {
  return {
    name: 'mainstreet-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets')
      const files = (await readdir(folder)).filter((file) => text.test(file))
      for (const file of files) {
        const bytes = await readFile(join(folder, file))
        await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes))
        await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
