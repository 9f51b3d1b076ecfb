import {
  AccessibleClient,
  Account,
  AccountPermission,
  CurrentAccount,
  NotificationCounts,
} from '@/contracts/accounts/schemas'
import { Client, ClientBase } from '@/contracts/clients/schemas'
import { CompanyBase, CompanyClient, CompanyClientList } from '@/contracts/companies/schemas'
import { Group } from '@/contracts/groups/schemas'
import { Member } from '@/contracts/members/schemas'
import { Notice } from '@/contracts/notices/schemas'
import { ClientReview } from '@/contracts/reviews/schemas'
import { COMPANY, people, rightsOf, STORES, type Person } from '../people'
import { timeFromToday } from '../time'
import { factory } from './factory'

const [shibuya] = STORES
const place = {
  postalCode: '1500002',
  prefectureCode: '13',
  prefectureName: '東京都',
  city: '渋谷区渋谷',
  addressLine: '2-1-1',
  phoneNumber: '0312345678',
  emergencyPhoneNumber: '0312345679',
  managerName: people.manager.name,
  accessNote: '渋谷駅の東口から歩いて5分です。',
}
const storeName = (id: number | undefined) =>
  STORES.find((store) => store.id === (id ?? shibuya.id)) ?? shibuya

/** A store with everything that can be edited. */
export const aClient = factory(Client, ({ id }) => ({
  ...storeName(id),
  ...place,
  companyId: COMPANY.id,
  brandName: 'みのり食堂',
  businessDescription: '定食を出す食堂です。',
}))
/** The data that the frame of every store page reads. */
export const aClientBase = factory(ClientBase, () => ({
  client: {
    ...aClient(),
    nearestStations: [{ line: 'JR山手線', name: '渋谷', walkMin: 5 }],
  },
  company: COMPANY,
}))
/** A store in the choice of stores. */
export const anAccessibleClient = factory(AccessibleClient, ({ id }) => ({
  ...storeName(id),
  companyId: COMPANY.id,
  companyName: COMPANY.name,
  brandName: 'みのり食堂',
  prefectureCode: '13',
}))
/** A store in the list of its company. */
export const aCompanyClient = factory(CompanyClient, ({ id }) => ({
  id: storeName(id).id,
  name: storeName(id).name,
  prefectureName: '東京都',
}))
/** The list of stores of the company, with both of them. */
export const aCompanyClientList = factory(CompanyClientList, () => ({
  items: STORES.map(({ id }) => aCompanyClient({ id })),
  totalCount: STORES.length,
}))
export const aCompanyBase = factory(CompanyBase, () => ({
  company: {
    ...COMPANY,
    status: 'active' as const,
    selfEmployed: false,
    identificationStatus: 'approved' as const,
    usageLimitYen: null,
  },
  clientCount: STORES.length,
}))

/** The account of one of the people. */
export const anAccount = factory(Account, ({ id }) => {
  const person = Object.values<Person>(people).find((one) => one.id === id) ?? people.manager
  return { id: person.id, name: person.name, email: `account${person.id}@example.jp` }
})
/** The role of a person with its rights. */
export const permissionOf = (person: Person) =>
  factory(AccountPermission, () => ({
    permissions: rightsOf(person),
    scopes: [
      {
        companyId: COMPANY.id,
        clientId: person.clientId,
        role: person.role,
        permissions: rightsOf(person),
      },
    ],
  }))()
/** The signed-in account, as the API returns it. */
export const currentAccountOf = (person: Person) =>
  factory(CurrentAccount, () => ({
    accountId: person.id,
    name: person.name,
    email: `account${person.id}@example.jp`,
    companies: [{ ...COMPANY, role: person.role, wholeCompany: person.clientId === null }],
  }))()
/** The counts of the menu. `byClient` has those of each store. */
export const someNotificationCounts = factory(NotificationCounts, () => ({ byClient: [] }))

/** A member. */
export const aMember = factory(Member, () => ({
  accountId: people.clientStaff.id,
  name: people.clientStaff.name,
  email: 'you@example.jp',
  roles: [{ role: 'clientStaff' as const, clientId: shibuya.id, clientName: shibuya.name }],
}))
/** A group of workers. */
export const aGroup = factory(Group, () => ({
  id: 71,
  name: 'ホール経験者',
  usersCount: 3,
}))
export const aNotice = factory(Notice, () => ({
  title: '年末年始の営業について',
  body: 'サポート窓口は12月30日から1月3日までお休みします。',
  publishedAt: timeFromToday(-3, '10:00'),
}))
/** A review of the store by a worker. */
export const aReview = factory(ClientReview, () => ({
  offerTitle: 'ホールスタッフ',
  items: { onTime: true, asDescribed: true, wantAgain: true },
  comment: '皆さんが親切に教えてくださいました。',
}))
