// npm run openapi: prints the API document, or writes it into a file: -- --out FILE.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { apiDocument } from '@/server/app'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const text = `${JSON.stringify(apiDocument(), null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else {
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, text)
}
