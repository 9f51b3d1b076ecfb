// npm run new: makes the files of CONTRIBUTING's recipes. Without a command it says what it can do.
import { newEndpoint } from './new/endpoint'
import { fieldOf } from './new/fields'
import { Files } from './new/files'
import { namesOf } from './new/names'
import { newPage } from './new/page'
import { newResource } from './new/resource'

const HELP = `npm run new -- page NAME 題名                          a page of a store with its states, its route and a test
npm run new -- resource NAME 題名 FIELD:TYPE:題名 …    a table of a store with a list and a create call, and a test
npm run new -- endpoint RESOURCE.NAME 題名 [PATH]      one more read of a resource that exists, and a test
Names are camelCase, that of a resource a plural. TYPE is text, count, day or flag. PATH is below the store, for example
'/offers/{offerId}/usage'. What comes out passes types, lint and tests, and is the beginning: CONTRIBUTING.md has the
rest.`

/** Makes the files; what is to be run next. */
function make(files: Files, [kind, name = '', title = '', ...rest]: string[]): string[] {
  if (name === '' || title === '') throw new Error(HELP)
  if (kind === 'page') {
    newPage(files, name, title)
    return []
  }
  if (kind === 'endpoint') {
    const [resource = '', call = ''] = name.split('.')
    newEndpoint(files, [resource, call], title, rest[0])
    return ['npm run openapi:examples']
  }
  if (kind !== 'resource' || rest.length === 0) throw new Error(HELP)
  newResource(files, name, title, rest.map(fieldOf))
  return [`npm run migration -- --name ${namesOf(name).snake}`, 'npm run openapi:examples']
}

try {
  const files = new Files()
  const next = make(files, process.argv.slice(2))
  console.log([...files.write(), ...files.notes].join('\n'))
  if (next.length > 0) console.log(`\nWhen the beginning is yours:\n${next.join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
