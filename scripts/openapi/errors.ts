/**
 * npm run openapi:errors: writes into each reference.ts with which codes the handlers refuse, beside those of every
 * call of their kind.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type ts from 'typescript'
import { routes } from '@/server/app'
import { missingCodes } from './listedErrors'

/** The text of an entry with another list. */
function withErrors(entry: ts.ObjectLiteralExpression, codes: readonly string[]): string {
  const kept = entry.properties.filter((property) => property.name?.getText() !== 'errors')
  const list = `errors: [${codes.map((code) => `'${code}'`).join(', ')}]`
  return `{ ${[...kept.map((property) => property.getText()), ...(codes.length > 0 ? [list] : [])].join(', ')} }`
}

async function write() {
  const missing = missingCodes(routes)
  const files = [...new Set(missing.map(({ file }) => file))]
  for (const file of files) {
    const calls = missing.filter((call) => call.file === file)
    let text = readFileSync(file, 'utf8')
    // From the end, so that what stands before keeps its place.
    for (const { entry, expected } of calls.toSorted((a, b) => b.entry.pos - a.entry.pos))
      text =
        text.slice(0, entry.getStart()) + withErrors(entry, expected) + text.slice(entry.getEnd())
    const options = await resolveConfig(file)
    writeFileSync(file, await format(text, { ...options, filepath: file }))
  }
  console.log(`${files.length} files changed`)
}
void write()
