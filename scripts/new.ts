// npm run new: makes the files of CONTRIBUTING's recipes. Without a command it says what it can do.
import { newEndpoint } from './new/endpoint'
import { fieldOf, namesOf } from './new/fields'
import { Files } from './new/files'
import { newPage } from './new/page'
import { newResource } from './new/resource'

const HELP = `npm run new -- page NAME 題名                                        a page of a store with its states, its route and a test
npm run new -- resource NAME 題名 SENTENCE FIELD:TYPE:題名:SENTENCE …    a table of a store with a list and a create call, and a test
npm run new -- endpoint RESOURCE.NAME 題名 SENTENCE [PATH] [shows:TABLE,TABLE] FIELD:TYPE:題名:SENTENCE …   one more read of a resource that exists, and a test
Names are camelCase, that of a resource a plural. SENTENCE says in English what it is, for the API document; a field that
the document has already is NAME:TYPE alone. TYPE is text, count, day or flag; day? is a day that may be null. PATH is
below the store, for example '/offers/{offerId}/usage'. shows: names tables of other resources, in camelCase, whose
changes make the read stale. What comes out passes types, lint and tests; CONTRIBUTING.md says what is left by hand.`

const SENTENCE = /^[A-Z][^'`]*\.$/

const SHOWS_PREFIX = 'shows:'

/** `rest`: the path below the store and the tables shown, which may be left out, and the fields. */
function makeEndpoint(
  files: Files,
  name: string,
  texts: readonly [string, string],
  rest: readonly string[],
): string[] {
  const [resource = '', call = ''] = name.split('.')
  const path = rest.find((argument) => argument.startsWith('/'))
  const tables = rest.find((argument) => argument.startsWith(SHOWS_PREFIX))
  const fields = rest.filter((argument) => argument !== path && argument !== tables).map(fieldOf)
  const shows = tables?.slice(SHOWS_PREFIX.length).split(',') ?? []
  newEndpoint(files, [resource, call], texts, { fields, path, shows })
  return ['npm run openapi:examples (once the handler answers)']
}

/** Makes the files and returns what to run next. */
function make(
  files: Files,
  [kind, name = '', title = '', sentence = '', ...rest]: string[],
): string[] {
  if (name === '' || title === '') throw new Error(HELP)
  if (kind === 'page') {
    newPage(files, name, title)
    return []
  }
  if (rest.length === 0) throw new Error(HELP)
  if (!SENTENCE.test(sentence)) throw new Error(`"${sentence}" is no English sentence.\n\n${HELP}`)
  if (kind === 'endpoint') return makeEndpoint(files, name, [title, sentence], rest)
  if (kind !== 'resource') throw new Error(HELP)
  newResource(files, name, [title, sentence], rest.map(fieldOf))
  return [`npm run migration -- --name ${namesOf(name).snake}`, 'npm run openapi:examples']
}

try {
  const files = new Files()
  const next = make(files, process.argv.slice(2))
  console.log([...files.write(), ...files.notes].join('\n'))
  if (next.length > 0) console.log(`\nThen:\n${next.join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
