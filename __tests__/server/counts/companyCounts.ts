import type { AccessibleClients } from '@/contracts/accounts/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { CompanyClient, CompanyClientList } from '@/contracts/companies/schemas'
import type { MonthCost, TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import type { FactCheckTasks } from '@/contracts/factChecks/schemas'
import type { Offering, UnreviewedOfferings } from '@/contracts/offerings/schemas'
import type { CountedCompanyViewList } from '@/contracts/savedViews/enums'
import type { SavedViewCounts } from '@/contracts/savedViews/schemas'
import { notInStoreSum } from '@/domain/clients/todoWords'
import { lateIn, openFactChecksIn, published, sum } from './storeCounts'
import { listed, row, type Pair } from './walk'

const today = ':client/offerings?fromOn=2026-11-20&toOn=2026-11-20'
const seats = (count: number, seatsOf: (one: Offering) => number, list = today) =>
  listed<Paged<Offering>>(count, list, (pages) => sum(published(pages), seatsOf))

/** Compares a number in the company's list of stores with the same number in each store. */
const inList = (name: string, pairsOf: (client: CompanyClient) => Pair[]) =>
  row<CompanyClientList>(`店舗一覧: ${name}`, ':company/clients', ({ items }, { clientId }) =>
    items.filter(({ id }) => id === clientId).flatMap(pairsOf),
  )

/** The saved conditions of a list of head office and what they open. */
const inViews = (list: CountedCompanyViewList, path: string) =>
  row<SavedViewCounts>(
    `企業の保存した条件: ${list}`,
    `:company/saved_view_counts?list=${list}`,
    ({ items }) => items.map(({ count, query }) => [count, path + query]),
  )

/** The counts of a store that head office and the store picker show, each with the store's list that it counts. */
export const companyCounts = [
  inViews('companyClients', ':company/clients'),
  inViews('companyCorrections', ':company/fix_payment_requests'),
  inViews('companyReviews', ':company/users/unreviewed'),
  inViews('members', ':company/members'),
  inList('本日の勤務', ({ today: { wanted, matched, endedSeatCount } }) => [
    seats(wanted, ({ peopleWanted }) => peopleWanted),
    seats(matched, ({ peopleMatched }) => peopleMatched),
    seats(endedSeatCount, (offering) => offering.endedSeatCount),
  ]),
  inList('空き(14日間)', ({ freeSeats }) => [
    seats(
      freeSeats,
      ({ peopleWanted, peopleMatched }) => peopleWanted - peopleMatched,
      ':client/offerings?hasVacancy=1&fromOn=2026-11-20&toOn=2026-12-03',
    ),
  ]),
  // The heat map beside it. Its days add up to the column, and each day has the free seats of that day's list.
  inList('14日間の充足率の空き', ({ fill }) => [
    seats(
      fill.reduce((total, day) => total + day.freeSeats, 0),
      ({ peopleWanted, peopleMatched }) => peopleWanted - peopleMatched,
      ':client/offerings?hasVacancy=1&fromOn=2026-11-20&toOn=2026-12-03',
    ),
    ...fill.map((day) =>
      seats(
        day.freeSeats,
        ({ peopleWanted, peopleMatched }) => peopleWanted - peopleMatched,
        `:client/offerings?hasVacancy=1&fromOn=${day.on}&toOn=${day.on}`,
      ),
    ),
  ]),
  inList('未到着', ({ todos }) => [
    listed<TodayBoard>(todos.notArrived, ':client/today_board', ([board]) => lateIn(board)),
  ]),
  inList('修正', ({ id, todos }) => [
    [todos.fixPaymentRequests, ':client/attendances/fix_payment_requests'],
    [todos.fixPaymentRequests, `:company/fix_payment_requests?store=${id}`],
  ]),
  inList('評価', ({ id, todos }) => [
    [todos.unreviewed, `:company/users/unreviewed?store=${id}`],
    listed<UnreviewedOfferings>(
      todos.unreviewed,
      ':client/offerings/unreviewed',
      ([page]) => page?.usersCount ?? 0,
    ),
  ]),
  // What a store has to do, as its own page lists it.
  inList('対応すること', ({ todoCount }) => [
    listed<Todos>(todoCount, ':client/todos', ([page]) =>
      sum(
        (page?.items ?? []).filter(
          ({ kind }) => kind !== 'unreadMessages' && !notInStoreSum.includes(kind),
        ),
        ({ count }) => count,
      ),
    ),
  ]),
  inList('要修正', ({ todos }) => [[todos.violatedOffers, ':client/violated_offers']]),
  inList('未読', ({ unreadChatRooms }) => [[unreadChatRooms, ':client/chat_rooms?unread_only=1']]),
  inList('今月の利用額', ({ monthUseYen }) => [
    listed<MonthCost>(monthUseYen ?? 0, ':client/month_cost', ([cost]) => cost?.totalYen ?? 0),
  ]),
  row<AccessibleClients>(
    '店舗の選択: 事業実態確認',
    '/accounts/me/accessible_resources/clients',
    ({ items }, { clientId }) =>
      items
        .filter(({ id }) => id === clientId)
        .map(({ todos }) =>
          listed<FactCheckTasks>(
            todos.factChecks,
            `/instant_business_fact_check/task?clientId=${clientId}`,
            (pages) => openFactChecksIn(pages),
          ),
        ),
  ),
  row<AccessibleClients>(
    '店舗の選択: 本日の人数',
    '/accounts/me/accessible_resources/clients',
    ({ items }, { clientId }) =>
      items
        .filter(({ id }) => id === clientId)
        .flatMap((client) => [
          seats(client.today.capacity, ({ peopleWanted }) => peopleWanted),
          seats(client.today.matchedCount, ({ peopleMatched }) => peopleMatched),
          seats(client.today.endedSeatCount, (offering) => offering.endedSeatCount),
        ]),
  ),
]
