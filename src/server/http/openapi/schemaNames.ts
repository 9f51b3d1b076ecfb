import * as z from 'zod/mini'
import * as accounts from '@/contracts/accounts/schemas'
import * as activities from '@/contracts/activities/schemas'
import * as aiSuggestions from '@/contracts/aiSuggestions/schemas'
import * as attendance from '@/contracts/attendance/schemas'
import * as billing from '@/contracts/billing/schemas'
import * as bonusContracts from '@/contracts/bonusContracts/schemas'
import * as budgets from '@/contracts/budgets/schemas'
import * as bulkOfferings from '@/contracts/bulkOfferings/schemas'
import * as callableWorkers from '@/contracts/callableWorkers/schemas'
import * as chat from '@/contracts/chat/schemas'
import * as chatTexts from '@/contracts/chatTexts/schemas'
import * as clients from '@/contracts/clients/schemas'
import * as closingDays from '@/contracts/closingDays/schemas'
import * as common from '@/contracts/common/schemas'
import * as companies from '@/contracts/companies/schemas'
import * as companyGroups from '@/contracts/companyGroups/schemas'
import * as dashboard from '@/contracts/dashboard/schemas'
import * as documents from '@/contracts/documents/schemas'
import * as employmentNotices from '@/contracts/employmentNotices/schemas'
import * as evaluation from '@/contracts/evaluation/schemas'
import * as factChecks from '@/contracts/factChecks/schemas'
import * as files from '@/contracts/files/schemas'
import * as foreignWorkers from '@/contracts/foreignWorkers/schemas'
import * as groups from '@/contracts/groups/schemas'
import * as guideTool from '@/contracts/guideTool/schemas'
import * as identification from '@/contracts/identification/schemas'
import * as invitations from '@/contracts/invitations/schemas'
import * as ladders from '@/contracts/ladders/schemas'
import * as levers from '@/contracts/levers/schemas'
import * as longTermJobs from '@/contracts/longTermJobs/schemas'
import * as manuals from '@/contracts/manuals/schemas'
import * as masterData from '@/contracts/masterData/schemas'
import * as matchings from '@/contracts/matchings/schemas'
import * as members from '@/contracts/members/schemas'
import * as minimumWages from '@/contracts/minimumWages/schemas'
import * as myNumber from '@/contracts/myNumber/schemas'
import * as notices from '@/contracts/notices/schemas'
import * as offerCopies from '@/contracts/offerCopies/schemas'
import * as offerings from '@/contracts/offerings/schemas'
import * as offers from '@/contracts/offers/schemas'
import * as operatorRequests from '@/contracts/operatorRequests/schemas'
import * as paymentCorrections from '@/contracts/paymentCorrections/schemas'
import * as places from '@/contracts/places/schemas'
import * as recordArchives from '@/contracts/recordArchives/schemas'
import * as reviews from '@/contracts/reviews/schemas'
import * as rosters from '@/contracts/rosters/schemas'
import * as savedViews from '@/contracts/savedViews/schemas'
import * as sessions from '@/contracts/sessions/schemas'
import * as setupTokens from '@/contracts/setupTokens/schemas'
import * as shareLinks from '@/contracts/shareLinks/schemas'
import * as storeCancellations from '@/contracts/storeCancellations/schemas'
import * as workerLists from '@/contracts/workerLists/schemas'
import * as workers from '@/contracts/workers/schemas'
import * as workerSupporters from '@/contracts/workerSupporters/schemas'
import type { Schema } from '@/server/http/context'

/** The schemas of every contract; `__tests__/server/http/contractDocument.test.ts` says when one is missing here. */
export const schemaModules = {
  accounts,
  activities,
  aiSuggestions,
  attendance,
  billing,
  bonusContracts,
  budgets,
  bulkOfferings,
  callableWorkers,
  chat,
  chatTexts,
  clients,
  closingDays,
  common,
  companies,
  companyGroups,
  dashboard,
  documents,
  employmentNotices,
  evaluation,
  factChecks,
  files,
  foreignWorkers,
  groups,
  guideTool,
  identification,
  invitations,
  ladders,
  levers,
  longTermJobs,
  manuals,
  masterData,
  matchings,
  members,
  minimumWages,
  myNumber,
  notices,
  offerCopies,
  offerings,
  offers,
  operatorRequests,
  paymentCorrections,
  places,
  recordArchives,
  reviews,
  rosters,
  savedViews,
  sessions,
  setupTokens,
  shareLinks,
  storeCancellations,
  workerLists,
  workers,
  workerSupporters,
}

export type SchemaModule = keyof typeof schemaModules

type Named = { name: string; resource: SchemaModule }
const resources = Object.keys(schemaModules) as SchemaModule[]
const namedSchemas = resources.flatMap((resource) =>
  Object.entries(schemaModules[resource]).flatMap(([name, schema]: [string, unknown]) =>
    schema instanceof z.ZodMiniType && /^[A-Z]/.test(name)
      ? [[schema, { name, resource }] as [Schema, Named]]
      : [],
  ),
)
/** The names of the document's components: those under which the contracts export their schemas. */
export const schemaNames = new Map(namedSchemas.map(([schema, { name }]) => [schema, name]))
/** The resource in whose contract a component is. */
export const resourceOf = new Map(namedSchemas.map(([, { name, resource }]) => [name, resource]))
