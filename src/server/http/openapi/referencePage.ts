import { escapeHtml } from '@/lib/text/escapeHtml'
import type { openapi } from '.'

type Schema = Record<string, unknown>
type Parameter = {
  name: string
  in: string
  required?: boolean
  description: string
  schema: Schema
}
type Media = { content?: Record<string, { schema?: Schema; example?: unknown }> }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: Media
  responses: Record<string, Media & { $ref?: string }>
}
type Document = ReturnType<typeof openapi>

const style = `body{font:15px/1.7 sans-serif;margin:0 auto;max-width:960px;padding:16px}h2{border-top:2px solid;padding-top:16px}
summary{cursor:pointer;padding:6px 0}code,pre{font:13px/1.5 monospace}pre{overflow:auto;max-height:320px;border:1px solid;padding:8px}
table{border-collapse:collapse}td,th{border:1px solid;padding:2px 8px;text-align:left;vertical-align:top}nav li{display:inline-block;margin-right:16px}`

const lastOf = (ref: string) => ref.split('/').at(-1) ?? ''
/** A schema in a few words, with links to the named ones. */
function wordsOf(schema: Schema): string {
  const { $ref, anyOf, oneOf, items, type, enum: words } = schema
  if (typeof $ref === 'string')
    return `<a href="#schema-${lastOf($ref)}">${escapeHtml(lastOf($ref))}</a>`
  const either = (anyOf ?? oneOf) as Schema[] | undefined
  if (either) return either.map(wordsOf).join(' | ')
  if (Array.isArray(words)) return words.map((word) => escapeHtml(JSON.stringify(word))).join(' | ')
  if (type === 'array') return `${wordsOf((items ?? {}) as Schema)}[]`
  return escapeHtml(String(type ?? 'any'))
}
const table = (heads: readonly string[], rows: readonly string[][]) =>
  rows.length === 0
    ? ''
    : `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table>`
const exampleHtml = (example: unknown) =>
  example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`
const mediaHtml = (title: string, { content = {} }: Media) =>
  Object.entries(content)
    .map(
      ([media, { schema, example }]) =>
        `<h4>${title} <code>${escapeHtml(media)}</code> ${schema ? wordsOf(schema) : ''}</h4>${exampleHtml(example)}`,
    )
    .join('')

function operationHtml(line: string, operation: Operation) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const own = parameters.filter((parameter): parameter is Parameter => 'name' in parameter)
  const headers = parameters.flatMap((parameter) =>
    '$ref' in parameter ? [lastOf(parameter.$ref)] : [],
  )
  const refusals = Object.keys(responses).filter((status) => status >= '400')
  return `<details id="${escapeHtml(operationId)}"><summary><code>${escapeHtml(line)}</code> ${escapeHtml(summary)}</summary>
    <p>${escapeHtml(description)} <code>${escapeHtml(operationId)}</code></p>
    ${table(
      ['parameter', 'in', 'value', 'meaning'],
      own.map((parameter) => [
        `<code>${escapeHtml(parameter.name)}</code>${parameter.required ? ' *' : ''}`,
        parameter.in,
        wordsOf(parameter.schema),
        escapeHtml(parameter.description),
      ]),
    )}
    ${headers.length > 0 ? `<p>Headers: ${headers.map(escapeHtml).join(', ')}</p>` : ''}
    ${requestBody ? mediaHtml('Body', requestBody) : ''}${mediaHtml('Answer', responses['200'] ?? {})}
    <p>Refusals: ${refusals.map((status) => `<a href="#refusal-${status}">${status}</a>`).join(' ')}</p></details>`
}
function schemaHtml([name, schema]: [string, unknown]) {
  const { properties, required = [], description } = schema as Schema
  const rows = Object.entries((properties ?? {}) as Record<string, Schema>)
  return `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>
    <p>${escapeHtml(String(description ?? ''))}</p>
    ${rows.length === 0 ? `<p>${wordsOf(schema as Schema)}</p>` : ''}
    ${table(
      ['field', 'value', 'meaning'],
      rows.map(([field, value]) => [
        `<code>${escapeHtml(field)}</code>${(required as string[]).includes(field) ? ' *' : ''}`,
        wordsOf(value),
        escapeHtml(String(value['description'] ?? '')),
      ]),
    )}</details>`
}
function refusalHtml([name, { description }]: [string, { description: string }]) {
  const meanings = description.split('\n').map((line) => `<li>${escapeHtml(line.slice(2))}</li>`)
  return `<section id="refusal-${name.replace('Error', '')}"><h3>${name}</h3><ul>${meanings.join('')}</ul></section>`
}

/** The API document as one page of plain HTML, without a script. */
export function referenceHtml({ info, tags, paths, components }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      operation: operation as Operation,
    })),
  )
  const ofTag = (name: string) =>
    calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ line, operation }) => operationHtml(line, operation))
      .join('')
  const sections = tags.map(
    ({ name, description }) =>
      `<section id="tag-${escapeHtml(name)}"><h2>${escapeHtml(description)} <code>${escapeHtml(name)}</code></h2>${ofTag(name)}</section>`,
  )
  const links = tags.map(
    ({ name, description }) =>
      `<li><a href="#tag-${escapeHtml(name)}">${escapeHtml(description)}</a></li>`,
  )
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(info.title)} API</title><style>${style}</style></head><body>
    <h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)}</p><nav><ul>${links.join('')}</ul></nav>
    ${sections.join('')}<h2 id="refusals">Refusals</h2>${Object.entries(components.responses).map(refusalHtml).join('')}
    <h2 id="schemas">Schemas</h2>${Object.entries(components.schemas).map(schemaHtml).join('')}</body></html>`
}
