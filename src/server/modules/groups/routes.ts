import { groups as contract } from '@/contracts/groups'
import {
  AutoSettingLimits,
  GroupChange,
  GroupCreate,
  GroupDetail,
  GroupList,
  GroupUpdate,
} from '@/contracts/groups/schemas'
import { implement } from '@/server/http/route'
import { createGroup, removeGroup, updateGroup } from './changes'
import { findGroup } from './detail'
import { toGroup } from './mapper'
import { groupsOf, limitsOf, usesOf } from './repository'

export const groupRoutes = implement(contract, {
  list: {
    response: GroupList,
    run: async ({ db, scope, now }) => {
      const uses = await usesOf(db, scope, now)
      return { items: (await groupsOf(db, scope)).map((row) => toGroup(row, uses)) }
    },
  },
  autoSettingLimits: { response: AutoSettingLimits, run: ({ db, scope }) => limitsOf(db, scope) },
  one: { response: GroupDetail, run: findGroup },
  create: { body: GroupCreate, response: GroupChange, run: createGroup },
  update: { body: GroupUpdate, response: GroupChange, run: updateGroup },
  remove: { run: removeGroup },
})
