import * as z from 'zod/mini'
import { PublicEnv } from '@/lib/config/publicConfig.schema'
import { serverEnvGroups } from '@/server/config.schema'

type Variable = { name: string; text: string; fallback: string }
type Shape = Readonly<Record<string, z.ZodMiniType>>

const INTRODUCTION = `# Configuration

Every variable is optional. Set it in the environment or in \`.env\` (\`.env.example\` is the template). A wrong value stops
the start, with one line for each problem. \`npm run configuration\` writes this page from the schemas in
\`src/server/config.schema.ts\` and \`src/lib/config/publicConfig.schema.ts\`.`
const BUILD_TITLE = 'Values that the build contains'
const BUILD_NOTE = '`npm start` rebuilds after a change of these.'

const defaultOf = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniDefault ? String(schema.def.defaultValue) : ''

const variablesOf = (shape: Shape): Variable[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    text: z.globalRegistry.get(schema)?.description ?? '',
    fallback: defaultOf(schema),
  }))

const tableOf = (variables: readonly Variable[]) =>
  [
    '| variable | what it sets | default |',
    '| --- | --- | --- |',
    ...variables.map(
      ({ name, text, fallback }) => `| \`${name}\` | ${text} | ${fallback && `\`${fallback}\``} |`,
    ),
  ].join('\n')

const exampleOf = (title: string, variables: readonly Variable[]) =>
  [
    `# --- ${title}`,
    ...variables.map(
      ({ name, text, fallback }) => `# ${text.replaceAll('`', '')}\n${name}=${fallback}`,
    ),
  ].join('\n')

/** The text of each file that describes the configuration, by its path. */
export function configurationFiles(): Record<string, string> {
  const groups = [
    ...Object.entries(serverEnvGroups).map(([title, shape]) => ({ title, note: '', shape })),
    { title: BUILD_TITLE, note: BUILD_NOTE, shape: PublicEnv.shape },
  ].map(({ title, note, shape }) => ({ title, note, variables: variablesOf(shape) }))
  const page = [
    INTRODUCTION,
    ...groups.map(({ title, note, variables }) =>
      [`## ${title}`, note, tableOf(variables)].filter(Boolean).join('\n\n'),
    ),
  ].join('\n\n')
  return {
    'docs/CONFIGURATION.md': `${page}\n`,
    '.env.example': `# Every variable may stay empty. docs/CONFIGURATION.md says the same as a table.\n\n${groups
      .map(({ title, variables }) => exampleOf(title, variables))
      .join('\n\n')}\n`,
  }
}
