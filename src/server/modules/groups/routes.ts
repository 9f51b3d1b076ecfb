import { companyGroups as companyContract } from '@/contracts/companyGroups'
import {
  CompanyGroupChange,
  CompanyGroupCreate,
  CompanyGroupDetail,
  CompanyGroupList,
  CompanyGroupUpdate,
  CompanyUserStats,
} from '@/contracts/companyGroups/schemas'
import { groups as contract } from '@/contracts/groups'
import {
  AutoSettingLimits,
  GroupChange,
  GroupCreate,
  GroupDetail,
  GroupList,
  GroupUpdate,
} from '@/contracts/groups/schemas'
import { allRows } from '@/server/db/allRows'
import { implement } from '@/server/http/route'
import { createGroup, removeGroup, updateGroup } from './changes'
import { createCompanyGroup, updateCompanyGroup } from './companyChanges'
import { findCompanyGroup, listCompanyGroups } from './companyDetail'
import { companyUserStats } from './companyStats'
import { findGroup } from './detail'
import { toGroup } from './mapper'
import { ofCompany } from './owner'
import { companyGroupsReference, groupsReference } from './reference'
import { groupsOf, limitsOf, usesOf } from './repository'

export const groupRoutes = implement(contract, groupsReference, {
  list: {
    response: GroupList,
    run: async ({ db, scope, now }) => {
      const { uses, rows } = await allRows(db, {
        uses: usesOf(db, scope, now),
        rows: groupsOf(db, scope),
      })
      return { items: rows.map((row) => toGroup(row, uses)) }
    },
  },
  autoSettingLimits: { response: AutoSettingLimits, run: ({ db, scope }) => limitsOf(db, scope) },
  one: { response: GroupDetail, run: findGroup },
  create: {
    body: GroupCreate,
    response: GroupChange,
    run: ({ db, scope, account, now, body }) =>
      createGroup({ db, owner: scope, account, now }, body),
  },
  update: {
    body: GroupUpdate,
    response: GroupChange,
    run: ({ db, scope, account, now, groupId, body, version }) =>
      updateGroup({ db, owner: scope, account, now }, groupId, body, { version }),
  },
  remove: {
    run: ({ db, scope, now, groupId, recordForAudit }) =>
      removeGroup({ db, owner: scope, now, recordForAudit }, groupId),
  },
})

export const companyGroupRoutes = implement(companyContract, companyGroupsReference, {
  list: { response: CompanyGroupList, run: listCompanyGroups },
  userStats: { response: CompanyUserStats, run: companyUserStats },
  one: { response: CompanyGroupDetail, run: findCompanyGroup },
  create: { body: CompanyGroupCreate, response: CompanyGroupChange, run: createCompanyGroup },
  update: { body: CompanyGroupUpdate, response: CompanyGroupChange, run: updateCompanyGroup },
  remove: {
    run: ({ db, scope, now, groupId, recordForAudit }) =>
      removeGroup({ db, owner: ofCompany(scope), now, recordForAudit }, groupId),
  },
})
