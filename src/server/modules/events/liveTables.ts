/**
 * For each table that tells of its changes: the resources whose reads show its rows. A trigger of the migrations
 * stands on every table that is named here.
 */
export const liveTables: Readonly<Record<string, readonly string[]>> = {
  offers: ['offers', 'offerCopies'],
  offerings: ['offerings', 'ladders', 'matchings', 'dashboard', 'attendance', 'companyClients'],
  matchings: [
    'offerings',
    'ladders',
    'matchings',
    'callableWorkers',
    'dashboard',
    'attendance',
    'chatRooms',
    'workers',
    'companyClients',
  ],
  arrival_reminders: ['offerings', 'matchings', 'dashboard'],
  employment_notices: ['employmentNotices', 'offerings', 'matchings'],
  ladder_rungs: ['ladders'],
  chat_rooms: ['chatRooms', 'dashboard', 'offerings', 'matchings'],
  chat_messages: ['chatRooms', 'dashboard', 'offerings', 'matchings'],
  chat_claims: ['chatRooms', 'matchings'],
  fix_payment_requests: ['paymentCorrections', 'dashboard', 'matchings'],
  reject_requests: ['rejectRequests', 'matchings', 'dashboard'],
  match_confirmations: ['matchings', 'dashboard'],
  graduates: ['graduates', 'workers'],
  reviews: ['reviews', 'dashboard', 'workers'],
  client_reviews: ['clientReviews', 'evaluation', 'dashboard'],
  long_term_candidates: ['longTermJobs', 'dashboard', 'graduates'],
  closing_days: ['closingDays', 'companyClients'],
  qualification_documents: ['workerDocuments', 'matchings', 'dashboard'],
}
