import { waitFor } from '@testing-library/react'
import router from 'next-router-mock'
import { companyBilling, storeBilling } from '@/contracts/billing'
import { chatRooms } from '@/contracts/chat'
import { companyClients } from '@/contracts/companies'
import { companyGroups } from '@/contracts/companyGroups'
import { companyEmploymentNotices, employmentNotices } from '@/contracts/employmentNotices'
import type { Endpoint, Output } from '@/contracts/endpoint'
import { groups } from '@/contracts/groups'
import { invitations } from '@/contracts/invitations'
import { longTermJobs } from '@/contracts/longTermJobs'
import { members } from '@/contracts/members'
import { myNumber } from '@/contracts/myNumber'
import { notices } from '@/contracts/notices'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { clientReviews } from '@/contracts/reviews'
import { graduates, workers } from '@/contracts/workers'
import { workerSupporters } from '@/contracts/workerSupporters'
import { renderPage } from '@mocks/renderPage'
import { answer, requestsOf, type Answering } from '@mocks/server'
import { usualReply } from '@mocks/usualAnswers'

/** 45 rows with 20 on a page, so the third page is the last. */
const EXISTING = { perPage: 20, totalCount: 45 }
const LAST_PAGE = 3

/** Returns the usual answer as one of three pages, and an empty one after them. `list`: the key of the rows. */
const inPages =
  <E extends Endpoint>(endpoint: E, list: string | undefined): Answering<Output<E>> =>
  async (call) => {
    const usual = (await usualReply(endpoint)(call)) as Record<string, unknown>
    const page = Number(call.query['page'] ?? 1)
    const rows = (list ? usual[list] : usual) as { items: unknown[] }
    const items = page > LAST_PAGE ? [] : rows.items
    const paged = { ...rows, ...EXISTING, items, page }
    return (list ? { ...usual, [list]: paged } : paged) as Output<E>
  }

type Row = [path: string, endpoint: Endpoint, page?: string, list?: string]
const lists: Row[] = [
  ['/account/notice?page=999', notices.list],
  ['/clients/11/notice?page=999', notices.list],
  ['/clients/11/chat_rooms?page=999', chatRooms.list],
  ['/clients/11/fix_payment_requests?page=999', paymentCorrections.list],
  ['/clients/11/graduates?page=999', graduates.list],
  ['/clients/11/graduates?tab=offerings&page=999', offerings.list],
  ['/clients/11/graduates/offers/21?page=999', offerings.list],
  ['/clients/11/long_term_jobs?page=999', longTermJobs.preferences],
  ['/clients/11/long_term_jobs/offerings/1?page=999', longTermJobs.preferences],
  ['/clients/11/long_term_jobs?applicationPage=400', longTermJobs.applications, 'applicationPage'],
  ['/clients/11/offerings?view=list&page=999', offerings.list],
  ['/clients/11/offers?page=999', offers.list],
  ['/clients/11/record_archives?page=999', employmentNotices.list],
  ['/clients/11/reviews/client?page=999', clientReviews.list],
  ['/clients/11/reviews/users?page=999', offeringOverviews.unreviewed],
  ['/clients/11/statements?page=999', storeBilling.list],
  ['/clients/11/statements?lines=999', storeBilling.lines, 'lines'],
  ['/clients/11/users?page=999', workers.list],
  ['/clients/11/users/groups/1?page=999', groups.one, 'page', 'members'],
  ['/clients/11/users/invitation?page=999', invitations.one, 'page', 'accepted'],
  ['/clients/11/users/salary_limit?page=999', myNumber.users],
  ['/clients/11/users/worker_supporter_candidates?page=999', workerSupporters.candidates],
  ['/companies/1/clients?page=999', companyClients.list],
  ['/companies/1/groups/1?page=999', companyGroups.one, 'page', 'members'],
  ['/companies/1/members?page=999', members.list],
  ['/companies/1/record_archives?page=999', companyEmploymentNotices.list],
  ['/companies/1/statements?page=999', companyBilling.list],
]

test.each(lists)(
  '%s: なくなったページからは、最後のページに移る',
  async (path, endpoint, page = 'page', list) => {
    answer(endpoint, inPages(endpoint, list))
    // The server of the mocks would take its path for that of a group, so its answer is set here.
    answer(companyGroups.userStats, usualReply(companyGroups.userStats))
    await renderPage(path, { as: 'company' })
    await waitFor(() => expect(router.query[page]).toBe(String(LAST_PAGE)))
    expect(requestsOf(endpoint).at(-1)?.query['page']).toBe(String(LAST_PAGE))
  },
)
