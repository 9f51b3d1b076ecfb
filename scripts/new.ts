// npm run new: makes the files of CONTRIBUTING's recipes. Without a command it says what it can do.
import { newEndpoint, newResource } from './new/endpoint'
import { Files } from './new/files'
import { newPage } from './new/page'

const HELP = `npm run new -- page NAME 題名                 a page of a store with its states, its route and a test
npm run new -- resource NAME 題名             a resource with one read, its module and a test
npm run new -- endpoint RESOURCE.NAME 題名    one more read of a resource that exists, and a test
Names are camelCase. What comes out passes types, lint and tests, and is the beginning: CONTRIBUTING.md has the rest.`

function make(files: Files, [kind, name = '', title = '']: string[]) {
  if (name === '' || title === '') throw new Error(HELP)
  const [resource = '', call = ''] = name.split('.')
  if (kind === 'page') newPage(files, name, title)
  else if (kind === 'resource') newResource(files, name, title)
  else if (kind === 'endpoint') newEndpoint(files, resource, call, title)
  else throw new Error(HELP)
}

try {
  const files = new Files()
  make(files, process.argv.slice(2))
  console.log(files.write().join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
