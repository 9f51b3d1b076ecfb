import * as z from 'zod/mini'
import { count, day, id, yen } from '@/contracts/common/schemas'
import { clientStatuses, companyStatuses, identificationStatuses } from '@/contracts/clients/enums'
import { Restriction } from '@/contracts/clients/schemas'

/** Base data of a company that its pages need; read once and cached. */
export const CompanyBase = z.object({
  company: z.object({
    id,
    name: z.string(),
    status: z.enum(companyStatuses),
    selfEmployed: z.boolean(),
    identificationStatus: z.enum(identificationStatuses),
    usageLimitYen: z.nullable(yen),
  }),
  clientCount: count,
})
export type CompanyBase = z.infer<typeof CompanyBase>

/** The published seats of one day, and how many are taken. `drafts`: seats of unpublished postings, not in `wanted`. */
export const FillOfDay = z.object({ on: day, wanted: count, matched: count, drafts: count })
export type FillOfDay = z.infer<typeof FillOfDay>

/** What waits in a store, by kind; unread chat rooms are counted apart. */
export const ClientTodos = z.object({
  notArrived: count,
  fixPaymentRequests: count,
  unreviewed: count,
  violatedOffers: count,
  /** Negotiations, results of many dates, individual numbers. */
  others: count,
})
export type ClientTodos = z.infer<typeof ClientTodos>

/** A store in the list of its company. */
export const CompanyClient = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  status: z.enum(clientStatuses),
  prefectureName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  today: z.object({ wanted: count, matched: count }),
  /** Seats that are still free in published postings of the days of `fill`. */
  freeSeats: count,
  todos: ClientTodos,
  todoCount: count,
  unreadChatRooms: count,
  /** The most severe restriction in force. */
  restriction: z.nullable(Restriction),
  /** Fourteen days from today. */
  fill: z.array(FillOfDay),
})
export type CompanyClient = z.infer<typeof CompanyClient>

/** One page of the stores, with the sums over all stores of the company, whatever the filters. */
export const CompanyClientList = z.object({
  items: z.array(CompanyClient),
  page: z.int(),
  perPage: z.int(),
  totalCount: count,
  /** Of the stores that the other filters leave, those in which something waits. */
  withTodoCount: count,
  prefectures: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The restricted stores, the most severe first. */
  restricted: z.array(z.object({ id, name: z.string(), restriction: Restriction })),
  /** The level of the usage limit of the company, the same for all its stores. */
  usageRestriction: z.nullable(Restriction),
  sums: z.object({
    clientCount: count,
    today: z.object({ wanted: count, matched: count, notArrived: count }),
    freeSeats: count,
    todoCount: count,
    unreadChatRooms: count,
  }),
})
export type CompanyClientList = z.infer<typeof CompanyClientList>
