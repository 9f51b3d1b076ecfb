import { eq } from 'drizzle-orm'
import { prefectureName } from '@/domain/data/prefectures'
import type { NoticeFacts } from '@/domain/employmentNotice/items'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies, stoolInspectionSettings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Address = Record<'prefectureCode' | 'city' | 'addressLine' | 'building', string | null>

const addressOf = ({ prefectureCode, city, addressLine, building }: Address) =>
  [[prefectureName(prefectureCode ?? ''), city, addressLine].filter(Boolean).join(''), building]
    .filter(Boolean)
    .join(' ')

/** Reads the employer and the store as a notice made today names them. 404 for a store that does not exist. */
export async function noticePartiesOf(
  db: Tx,
  clientId: number,
): Promise<Pick<NoticeFacts, 'employer' | 'store'>> {
  const { company, store, inspection } = firstOrNotFound(
    await db
      .select({
        company: companies,
        store: clients,
        inspection: stoolInspectionSettings.required,
      })
      .from(clients)
      .innerJoin(companies, eq(companies.id, clients.companyId))
      .leftJoin(stoolInspectionSettings, eq(stoolInspectionSettings.clientId, clients.id))
      .where(eq(clients.id, clientId)),
  )
  return {
    employer: {
      name: company.name,
      representativeName: company.representativeName ?? '',
      address: addressOf(company),
    },
    store: {
      name: [store.brandName, store.name].filter(Boolean).join(' '),
      address: addressOf(store),
      phoneNumber: store.phoneNumber ?? '',
      managerName: store.managerName ?? '',
      isStoolInspectionRequired: inspection ?? store.stoolInspectionRequiredDefault,
    },
  }
}
