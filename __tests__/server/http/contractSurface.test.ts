import { compare, surfaceOf } from '../../../scripts/openapi/surface'

const offer = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string' }, memo: { type: 'string' } },
}
type Change = { sent?: object; answered?: object; parameters?: object[]; path?: string }
const documentOf = ({
  sent = offer,
  answered = offer,
  parameters = [],
  path = '/offers',
}: Change) =>
  surfaceOf({
    paths: {
      [path]: {
        post: {
          parameters,
          requestBody: { content: { 'application/json': { schema: { $ref: '#/x/OfferInput' } } } },
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/x/Offer' } } } },
          },
        },
      },
    },
    components: { schemas: { Offer: answered, OfferInput: sent } },
  })
const page = (required: boolean) => ({
  name: 'page',
  in: 'query',
  required,
  schema: { type: 'integer' },
})
const withField = (name: string, schema: object, required: string[] = ['title']) => ({
  ...offer,
  required,
  properties: { ...offer.properties, [name]: schema },
})
const without = { type: 'object', required: [], properties: { memo: { type: 'string' } } }

test.each<[string, Change, Change, string[]]>([
  ['呼び出しがなくなる', {}, { path: '/jobs' }, ['- call POST /offers']],
  [
    '答えの項目がなくなる',
    {},
    { answered: without },
    ['- always Offer.title', '- answered Offer.title: string'],
  ],
  [
    '答えの項目の種類が変わる',
    {},
    { answered: withField('memo', { type: 'integer' }) },
    ['- answered Offer.memo: string'],
  ],
  [
    'いつもあった項目が、ないことがある',
    {},
    { answered: { ...offer, required: [] } },
    ['- always Offer.title'],
  ],
  ['送れた項目を受け取らない', {}, { sent: without }, ['- sent OfferInput.title: string']],
  [
    '送らなければならない項目が増える',
    {},
    { sent: withField('wage', { type: 'integer' }, ['title', 'wage']) },
    ['+ must OfferInput.wage'],
  ],
  [
    '送れた言葉を受け取らない',
    { sent: withField('kind', { type: 'string', enum: ['a', 'b'] }) },
    { sent: withField('kind', { type: 'string', enum: ['a'] }) },
    ['- sent word OfferInput.kind: "b"'],
  ],
  [
    '条件が必ず要る',
    { parameters: [page(false)] },
    { parameters: [page(true)] },
    ['+ needs POST /offers ?page'],
  ],
])('呼ぶ側が壊れる: %s', (_, before, after, expected) => {
  expect(compare(documentOf(before), documentOf(after)).breaking).toEqual(
    expect.arrayContaining(expected),
  )
})
test.each<[string, Change, Change]>([
  ['同じもの', {}, {}],
  [
    '答えの項目が増える',
    {},
    { answered: withField('wage', { type: 'integer' }, ['title', 'wage']) },
  ],
  [
    '答えの言葉が増える',
    { answered: withField('kind', { type: 'string', enum: ['a'] }) },
    { answered: withField('kind', { type: 'string', enum: ['a', 'b'] }) },
  ],
  ['送れる項目が増える', {}, { sent: withField('wage', { type: 'integer' }) }],
  ['送らなくてもよくなる', {}, { sent: { ...offer, required: [] } }],
  ['選べる条件が増える', {}, { parameters: [page(false)] }],
])('呼ぶ側は壊れない: %s', (_, before, after) => {
  expect(compare(documentOf(before), documentOf(after)).breaking).toEqual([])
})
// The name of what is new begins the name of what was there.
test.each([
  ['/jobs', 'Job'],
  ['/offer', 'Off'],
])('新しい呼び出し%sが求める項目は、だれも壊さない', (path, input) => {
  const more = surfaceOf({
    paths: {
      [path]: {
        post: {
          parameters: [page(true)],
          requestBody: {
            content: { 'application/json': { schema: { $ref: `#/x/${input}` } } },
          },
          responses: {},
        },
      },
    },
    components: { schemas: { [input]: offer } },
  })
  expect(compare(documentOf({}), [...documentOf({}), ...more]).breaking).toEqual([])
})
