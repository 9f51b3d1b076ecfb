import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiDraft, AiSuggestionInput, AiSuggestionJob } from '@/contracts/aiSuggestions/schemas'
import type { MasterCompanyOccupations } from '@/contracts/masterData/schemas'
import { masterCompanyOccupations } from '@/domain/data/masterData'
import { modelTexts } from '@/domain/data/modelTexts'
import {
  cannotSuggestFrom,
  suggestionBounds,
  suggestionNote,
  suggestionPollMs,
} from '@/domain/offers/aiSuggestion'
import { checkOffer } from '@/domain/offers/offerCheck'
import { parseConfig } from '@/server/config'
import { jobs } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { limits } from '@/server/platform/rateLimiter'
import { createChatCompletionsModel } from '@/server/platform/textModel'
import type { TestContext } from '@tests/kit/app'
import { callApi, callStore, MORNING, prepareStore } from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
let context: TestContext
beforeEach(async () => {
  context = await prepareStore()
})
const later = (seconds: number) => {
  context.now = new Date(MORNING.getTime() + seconds * 1000)
}
const input = (overrides: Partial<AiSuggestionInput> = {}): AiSuggestionInput => ({
  masterCompanyOccupationId: 101,
  keywords: ['まかない', '駅から徒歩5分以内'],
  tone: 'friendly',
  industryNote: '席数40の定食屋',
  ...overrides,
})
const create = (
  overrides: Partial<AiSuggestionInput> = {},
  who: 'manager' | 'viewer' = 'manager',
) =>
  callStore<AiSuggestionJob & Refused>(who, 'POST', '/offers/ai_suggestion/jobs', input(overrides))
const read = async (id: number) =>
  (await callStore<AiSuggestionJob>('manager', 'GET', `/offers/ai_suggestion/jobs/${id}`)).body
const work = (textModel?: AppContext['textModel']) =>
  runNextJob(
    { ...context, clock: () => context.now, ...(textModel && { textModel }) },
    jobDefinitions,
  )

describe('文章を作るAIがないとき', () => {
  test('文案はすぐに返り、どこから作ったかを言い、キーワードと特徴のほかには何も作り足さない', async () => {
    const { status, body } = await callStore<AiDraft>(
      'manager',
      'POST',
      '/offers/ai_suggestion',
      input(),
    )
    expect([status, body.generator, body.note]).toEqual([
      200,
      'template',
      expect.stringContaining('職種の一般的な作業と、入力したキーワードだけで作りました。'),
    ])
    expect(body.result).toEqual({
      title: 'ホールスタッフ',
      jobDescription:
        'ホールスタッフのお仕事です。お客様のご案内、料理や飲み物の配膳、食後の片付けなどをお願いします。\n\nこの職場の特徴: まかない、駅から徒歩5分以内',
      workFlow: '',
      conditions: '',
      precautions: '',
      belongings: [],
      clothing: '',
      tagIds: [1, 16],
    })
  })
  test.each(masterCompanyOccupations)(
    '「$name」の文案は、数、貸し出し、待遇など、店舗が言っていないことを書かない',
    async ({ id: masterCompanyOccupationId }) => {
      const { body } = await callStore<AiDraft>(
        'manager',
        'POST',
        '/offers/ai_suggestion',
        input({ masterCompanyOccupationId, keywords: [] }),
      )
      const { title, jobDescription } = body.result
      expect(jobDescription).not.toMatch(/[0-9０-９]|貸し|社員|無料|休憩|説明|未経験|大丈夫/)
      expect(body.result.tagIds).toEqual([])
      expect(checkOffer({ title, content: { jobDescription } }).ok).toBe(true)
    },
  )
  test('公開できない言葉は文案に書かれず、使える言葉は残る', async () => {
    const keywords = ['女性歓迎', '35歳以下', '駅から徒歩5分']
    const { body } = await callStore<AiDraft>(
      'manager',
      'POST',
      '/offers/ai_suggestion',
      input({ keywords }),
    )
    expect(body.result.jobDescription.split('\n').at(-1)).toBe('この職場の特徴: 駅から徒歩5分')
  })
  test('編集画面が読む職種の一覧が、文章を作るAIがあるかどうかを知らせる', async () => {
    const readOccupations = () =>
      callApi<MasterCompanyOccupations>('manager', 'GET', '/master_company_occupations')
    expect((await readOccupations()).body.hasTextModel).toBe(false)
    context.textModel = () => Promise.reject(new Error('not called'))
    expect((await readOccupations()).body.hasTextModel).toBe(true)
    delete context.textModel
  })
  test('仕事は受け付けられ、作られ、読まれる。つないだAIがなければ、ひな形から作ったと言う', async () => {
    const { status, body } = await create()
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'queued',
        generator: null,
        note: null,
        result: null,
        failure: null,
        expiresAt: '2026-11-20T00:42:30.000Z',
      }),
    ])
    expect(await work()).toBe(true)
    expect(await read(body.id)).toMatchObject({
      status: 'succeeded',
      generator: 'template',
      note: suggestionNote.template,
      input: input(),
      result: { title: 'ホールスタッフ', tagIds: [1, 16] },
      failure: null,
    })
  })
  test('90秒たっても始まらなければ期限切れになり、後から終わっても変わらない', async () => {
    const { body } = await create()
    later(suggestionBounds.waitSeconds - 1)
    expect((await read(body.id)).status).toBe('queued')
    later(suggestionBounds.waitSeconds)
    expect((await read(body.id)).status).toBe('expired')
    await work()
    expect(await read(body.id)).toMatchObject({ status: 'expired', generator: null, result: null })
  })
  test('作っている間に期限が来たものは捨てる', async () => {
    const { body } = await create()
    await work(async () => {
      expect((await read(body.id)).status).toBe('processing')
      later(suggestionBounds.waitSeconds)
      return { ...modelTexts.hall, tags: [] }
    })
    expect(await read(body.id)).toMatchObject({ status: 'expired', result: null })
  })
  test('権限のない人は頼めず、ない職種は欄で断る', async () => {
    expect((await create({}, 'viewer')).status).toBe(403)
    expect((await create({ masterCompanyOccupationId: 999 })).body.fields).toEqual({
      masterCompanyOccupationId: '職種を選び直してください。',
    })
    expect((await callStore('manager', 'GET', '/offers/ai_suggestion/jobs/999999')).status).toBe(
      404,
    )
  })
  test(`同時に${suggestionBounds.open}件まで。終わるか期限が切れれば、また頼める`, async () => {
    for (let i = 0; i < suggestionBounds.open; i++) expect((await create()).status).toBe(200)
    expect((await create()).body).toMatchObject({
      code: 'too_many',
      messages: ['作成中の文案が5件あります。終わってから、もう一度お試しください。'],
    })
    await work()
    expect((await create()).status).toBe(200)
    expect((await create()).status).toBe(429)
    later(suggestionBounds.waitSeconds)
    expect((await create()).status).toBe(200)
  })
  test(`店舗ごとに1日${limits.aiSuggestion.count}件まで。断られたものは数えない`, async () => {
    const statuses: number[] = []
    for (let i = 0; i < limits.aiSuggestion.count; i++) {
      later(i * 100)
      statuses.push((await create()).status)
    }
    expect([...new Set(statuses)]).toEqual([200])
    later(7000)
    expect((await create()).body.messages).toEqual([
      expect.stringContaining('1日に作成できる文案(60件)に達しました'),
    ])
    expect(
      (await callApi('sibling', 'POST', '/clients/12/offers/ai_suggestion/jobs', input())).status,
    ).toBe(200)
  })
  test('電話番号、メールアドレス、個人の番号は、どの欄からも送らない', async () => {
    for (const text of [
      '090-1234-5678',
      '０９０ １２３４ ５６７８',
      'tencho@example.jp',
      '1234 5678 9012',
      'LINEで連絡',
    ]) {
      expect((await create({ industryNote: `連絡は${text}まで` })).body.fields).toEqual({
        industryNote: expect.stringContaining('は送れません'),
      })
      expect(cannotSuggestFrom({ keywords: [text], industryNote: '' })).toEqual({
        keywords: expect.stringContaining('書かないでください'),
      })
    }
    expect(
      cannotSuggestFrom({
        keywords: ['10:00-15:00', '2026-11-20から', '時給1,350円'],
        industryNote: '席数40、1日80食',
      }),
    ).toBeUndefined()
    expect(await context.db.tx('system', (db) => db.$count(jobs))).toBe(0)
  })
  test('待ち方: 20秒までは2秒ごと、その後は5秒ごと、90秒であきらめる', () => {
    expect([0, 19_999, 20_000, 89_999, 90_000].map(suggestionPollMs)).toEqual([
      2000,
      2000,
      5000,
      5000,
      undefined,
    ])
  })
  test('AIを待つ仕事の後ろで、メールは待たない', async () => {
    await create()
    expect(await runNextJob(context, jobDefinitions, ['mail', 'storeEvent'])).toBe(false)
    expect(await runNextJob(context, jobDefinitions, ['aiSuggestion'])).toBe(true)
  })
})

describe('つないだAIから', () => {
  type Asked = { url: string | undefined; headers: IncomingHttpHeaders; body: string }
  type Reply = {
    status?: number
    text?: string
    headers?: Record<string, string>
    hang?: boolean
    drop?: boolean
  }
  let server: Server
  let asked: Asked[]
  let replies: Reply[]
  let url: string
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => {
        body += part.toString()
      })
      request.on('end', () => {
        asked.push({ url: request.url, headers: request.headers, body })
        const {
          status = 200,
          text = '',
          headers = {},
          hang,
          drop,
        } = replies.shift() ?? { status: 500 }
        if (drop) request.socket.destroy()
        else if (!hang)
          response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text)
      })
    })
    await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  })
  beforeEach(() => {
    asked = []
    replies = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const texts = {
    ...modelTexts.hall,
    title: '定食屋のホール',
    tags: ['まかないあり', '知らない特徴'],
  }
  const saying = (content: unknown): Reply => ({
    text: JSON.stringify({
      choices: [
        {
          message: {
            role: 'assistant',
            content: typeof content === 'string' ? content : JSON.stringify(content),
          },
          finish_reason: 'stop',
        },
      ],
    }),
  })
  const model = (timeoutMs = 5000) =>
    createChatCompletionsModel({ url, key: 'the-key', model: 'some-model', timeoutMs })
  async function outcome(reply: Reply[], timeoutMs?: number) {
    replies = reply
    const { body } = await create()
    await work(model(timeoutMs))
    return read(body.id)
  }

  test('答えは欄に分かれて入り、AIが作ったと言う。知らない特徴は落とす', async () => {
    expect(await outcome([saying(texts)])).toMatchObject({
      status: 'succeeded',
      generator: 'model',
      note: suggestionNote.model,
      result: { title: '定食屋のホール', belongings: modelTexts.hall.belongings, tagIds: [1] },
    })
    expect(asked).toMatchObject([
      {
        url: '/v1/chat/completions',
        headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
      },
    ])
  })
  test('送るのは職種と、書かれたキーワードと補足だけ。店舗も企業も人も送らない', async () => {
    await outcome([saying(texts)])
    const { model: name, messages } = JSON.parse(asked[0]?.body ?? '') as {
      model: string
      messages: { role: string; content: string }[]
    }
    expect([name, messages.map((message) => message.role)]).toEqual([
      'some-model',
      ['system', 'user'],
    ])
    const sent = JSON.parse(messages[1]?.content ?? '') as Record<string, unknown>
    expect(Object.keys(sent).sort()).toEqual([
      'industry',
      'industryNote',
      'keywords',
      'occupation',
      'sample',
      'tags',
      'tone',
    ])
    expect(sent).toMatchObject({
      occupation: 'ホールスタッフ',
      industry: '飲食店',
      keywords: input().keywords,
      tone: '親しみやすい',
      industryNote: input().industryNote,
      sample: modelTexts.hall,
    })
    expect(asked[0]?.body).not.toMatch(/みのり食堂|渋谷|〚|example\.jp|clientId|account/)
  })
  test('囲みのついた答えも読み、長すぎる文は文の終わりで切る', async () => {
    const long = 'お席へのご案内と配膳をお願いします。'.repeat(200)
    const { result } = await outcome([
      saying(
        `文案です。\n\`\`\`json\n${JSON.stringify({ ...texts, title: 'あ'.repeat(60), jobDescription: long, belongings: Array.from({ length: 30 }, () => '靴') })}\n\`\`\``,
      ),
    ])
    expect([
      result?.title.length,
      result?.jobDescription.endsWith('。'),
      (result?.jobDescription.length ?? 0) <= 2000,
      result?.belongings.length,
    ]).toEqual([40, true, true, 20])
  })
  test.each([
    ['鍵が違う', [{ status: 401, text: '{}' }], 'misconfigured', 1],
    ['住所が違う', [{ status: 404, text: '{}' }], 'misconfigured', 1],
    [
      '別の所へ回される',
      [{ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
      'misconfigured',
      1,
    ],
    ['混み合っている', [{ status: 429 }, { status: 503 }], 'busy', 2],
    ['つながらない', [{ drop: true }, { drop: true }], 'unreachable', 2],
    ['JSONでない', [saying('申し訳ありませんが、お手伝いできません。')], 'unusable', 1],
    ['項目が足りない', [saying({ title: 'ホール', jobDescription: '短い' })], 'unusable', 1],
    ['大きすぎる', [{ text: 'x'.repeat(300 * 1024) }], 'unusable', 1],
  ] as [string, Reply[], string, number][])(
    '失敗は理由とともに終わる: %s',
    async (_, reply, code, calls) => {
      expect(await outcome(reply)).toMatchObject({
        status: 'failed',
        generator: 'model',
        result: null,
        failure: { code, message: expect.stringContaining('手入力でも作成できます') },
      })
      expect(asked).toHaveLength(calls)
      expect(context.logs).toEqual([
        expect.objectContaining({
          event: 'no suggestion',
          code,
          level: code === 'misconfigured' ? 'error' : 'warn',
        }),
      ])
      expect(JSON.stringify(context.logs)).not.toMatch(/the-key|定食屋/)
    },
  )
  test('時間内に答えがなければ、待たずに失敗で終わる', async () => {
    expect(await outcome([{ hang: true }, saying(texts)], 200)).toMatchObject({
      status: 'failed',
      failure: { code: 'timeout', message: expect.stringContaining('時間内に') },
    })
    expect(asked).toHaveLength(1)
  })
  test('一度つまずいても、2度目でできればよい', async () => {
    expect(await outcome([{ status: 503 }, saying(texts)])).toMatchObject({
      status: 'succeeded',
      generator: 'model',
    })
  })
  test('設定はURLとモデルの名がそろって効き、待つ時間は仕事の貸し出し(60秒)より短い', () => {
    const modelOf = (env: Record<string, string>) => parseConfig(env).textModel
    const set = { AI_API_URL: 'https://ai.example/v1', AI_MODEL: 'm' }
    expect(modelOf({ AI_API_URL: set.AI_API_URL })).toBeUndefined()
    expect(modelOf({ ...set, AI_API_KEY: '', AI_TIMEOUT_SECONDS: '50' })).toEqual({
      url: 'https://ai.example/v1',
      model: 'm',
      key: undefined,
      timeoutMs: 50_000,
    })
    expect(modelOf({ ...set, AI_API_KEY: 'k' })).toMatchObject({ key: 'k', timeoutMs: 30_000 })
    expect(() => modelOf({ ...set, AI_TIMEOUT_SECONDS: '600' })).toThrow('AI_TIMEOUT_SECONDS')
  })
})
