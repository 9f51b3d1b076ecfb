import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks Chrome and Edge to compile all functions of the pages' scripts while these arrive, beside the thread that draws.
 * Otherwise each is parsed a second time when it is first called, on the thread that draws. Other browsers read a
 * comment (https://v8.dev/blog/explicit-compile-hints). Next.js has no option for it (ADR 59).
 */
export function hintEagerCompilation(buildDir) {
  const dir = join(buildDir, 'static/chunks')
  for (const name of readdirSync(dir, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(dir, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}
