import { readFileSync } from 'node:fs'

/** Returns the lines of a list in __tests__/spec, without comments and empty lines. */
export const specLines = (file: string) =>
  readFileSync(`__tests__/spec/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Returns the specification's pages with the names of their optional query parameters. */
export const specRoutes = () =>
  specLines('routes.txt').map((line) => {
    const [path = '', names] = line.split(' ?')
    return { path, query: names?.split(',') ?? [] }
  })
