import { cardPicture } from '@/server/demo/seed/cardPicture'
import { createMember } from '@/server/modules/accounts/administration'
import { pdfOf } from '@tests/kit/pdf'
import type { Values } from '../../admin/arguments'
import { operatorCommand } from '../../admin/operatorCommand'
import { answerOf, API, type Demo, firstRow, type Preparations, STORE } from '../asking'

const OF_STORE = { company: '株式会社みのりフーズ', store: '渋谷宮益坂店' }
const NEW_COMPANY = '株式会社こはる堂'

/** Runs a command of `npm run admin` on the demonstration. */
async function operate({ context }: Demo, name: string, values: Values) {
  const { settings, clock } = context
  const run = operatorCommand(name, values, { settings, clock })
  if (!run) throw new Error(`The operator has no command ${name}.`)
  await run(context.db)
}

/** A document of the identification, announced and with all its pieces. */
async function sentDocument(
  demo: Demo,
  companyId: number,
  kind: string,
  accountId?: number,
): Promise<number> {
  const path = `${API}/companies/${companyId}/identification/documents`
  const file = pdfOf([`<< /Type /Catalog /Title (${kind}) >>`])
  const about = { kind, name: `${kind}.pdf`, byteSize: file.length }
  const { id } = await answerOf(demo, `POST ${path}`, about, accountId)
  const piece = { index: 0, data: file.toString('base64') }
  await answerOf(demo, `PUT ${path}/${Number(id)}`, piece, accountId)
  return Number(id)
}

/** A company that the operator has just registered, and its administrator, who has followed the setup link. */
async function newCompany(demo: Demo) {
  const { context } = demo
  const email = 'koharu@example.com'
  const member = { company: NEW_COMPANY, email, name: '小春 直子', role: 'companyAdmin' as const }
  const { link } = await context.db.tx('system', (db) =>
    createMember({ db, context, now: context.now }, { ...member, delivery: 'print' }),
  )
  const setupToken = link?.split('token=')[1] ?? ''
  const body = { password: 'Koharu-biyori-4711' }
  await answerOf(demo, `PATCH ${API}/account_setup_tokens/${setupToken}`, body)
  const { companyId = 0, accountId = 0 } = await firstRow(
    demo,
    `select m.company_id as "companyId", m.account_id as "accountId" from memberships m
      join accounts a on a.id = m.account_id where a.email = '${email}'`,
  )
  return { companyId, accountId }
}
const companyInformation = {
  selfEmployed: false,
  corporateNumber: '7000012050002',
  representativeName: '小春 直子',
  postalCode: '1500002',
  prefectureCode: '13',
  city: '渋谷区',
  addressLine: '渋谷2-9-1',
  industry: '小売業',
}

/** Calls that follow an action of the operator. */
export const operatorActions: Preparations = {
  'POST /companies/{companyId}/identification/application': async (demo) => {
    const { companyId, accountId } = await newCompany(demo)
    const path = `${API}/companies/${companyId}`
    const { lockVersion } = await answerOf(demo, `GET ${path}`, undefined, accountId)
    const body = { ...companyInformation, lockVersion }
    await answerOf(demo, `PATCH ${path}`, body, accountId)
    const documentIds = []
    for (const kind of ['registry_certificate', 'representative_identity']) {
      const id = await sentDocument(demo, companyId, kind, accountId)
      await answerOf(
        demo,
        `POST ${path}/identification/documents/${id}/finish`,
        undefined,
        accountId,
      )
      documentIds.push(id)
    }
    const application = { kind: 'corporation', documentIds, registryIssuedOn: '2026-11-02' }
    return { ids: { companyId }, accountId, body: { ...application, agreed: true } }
  },
  'POST /companies/{companyId}/identification/documents/{identificationDocumentId}/finish': async (
    demo,
  ) => ({ ids: { identificationDocumentId: await sentDocument(demo, 1, 'business_license') } }),
  'POST /instant_business_fact_check/tasks/{taskId}/submissions': async (demo) => {
    await operate(demo, 'fact-check', { ...OF_STORE, kind: 'photo' })
    const path = `${API}/instant_business_fact_check/task?clientId=1`
    const { items } = await answerOf(demo, `GET ${path}`)
    const [task] = items as { id: number; questions: string[] }[]
    const picture = {
      purpose: 'factCheck',
      name: '店舗の入口.png',
      mediaType: 'image/png',
      data: Buffer.from(cardPicture()).toString('base64'),
    }
    const { id } = await answerOf(demo, `POST ${STORE}/files`, picture)
    const answers = (task?.questions ?? []).map(() => '店舗の入口と客席を撮影しました。')
    const place = { latitude: 35.6595, longitude: 139.7045 }
    const body = { fileIds: [id], answers, takenAt: '2026-11-20T00:20:00.000Z', place }
    return { ids: { taskId: task?.id ?? 0 }, body }
  },
  'POST /clients/{clientId}/lift_suspension_requests': async (demo) => {
    await operate(demo, 'suspend', {
      ...OF_STORE,
      reason: '求人の内容が実際の仕事と違うという申し出が続いたため、公開を停止しました。',
    })
    return {
      body: {
        refOfferId: null,
        causeExplanation:
          '求人の仕事内容を開店のときのまま更新しておらず、昨年から加わった洗い場と仕込みの仕事が書かれていませんでした。',
        prevention:
          '仕事内容を店長が毎月はじめに見直し、変わった点をその日のうちにひな形へ反映します。公開の前に、責任者がもう一度確かめます。',
        contactPhone: '0312340101',
      },
    }
  },
}
