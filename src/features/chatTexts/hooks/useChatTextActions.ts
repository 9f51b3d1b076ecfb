import { useMutation } from '@/api/useMutation'
import { chatTexts, companyChatTexts } from '@/contracts/chatTexts'
import type { ChatText, ChatTextInput } from '@/contracts/chatTexts/schemas'

/** The actions on the texts of a store or of a company. */
export type ChatTextActions = {
  add: (input: ChatTextInput) => Promise<unknown>
  /** Throws 409 `stale` when the text was changed since it was read. */
  change: (text: Pick<ChatText, 'id' | 'lockVersion'>, input: ChatTextInput) => Promise<unknown>
  remove: (chatTextId: number) => Promise<unknown>
  reorder: (ids: number[]) => Promise<unknown>
}

/** The changes of a store's own texts. */
export function useStoreChatTextActions(clientId: string): ChatTextActions {
  const [add] = useMutation(chatTexts.create)
  const [change] = useMutation(chatTexts.update)
  const [remove] = useMutation(chatTexts.remove)
  const [reorder] = useMutation(chatTexts.reorder)
  return {
    add: (body) => add({ clientId, body }),
    change: ({ id: chatTextId, lockVersion }, input) =>
      change({ clientId, chatTextId, body: { ...input, lockVersion } }),
    remove: (chatTextId) => remove({ clientId, chatTextId }),
    reorder: (ids) => reorder({ clientId, body: { ids } }),
  }
}

/** The changes of the texts that all stores of a company use. */
export function useCompanyChatTextActions(companyId: string): ChatTextActions {
  const [add] = useMutation(companyChatTexts.create)
  const [change] = useMutation(companyChatTexts.update)
  const [remove] = useMutation(companyChatTexts.remove)
  const [reorder] = useMutation(companyChatTexts.reorder)
  return {
    add: (body) => add({ companyId, body }),
    change: ({ id: chatTextId, lockVersion }, input) =>
      change({ companyId, chatTextId, body: { ...input, lockVersion } }),
    remove: (chatTextId) => remove({ companyId, chatTextId }),
    reorder: (ids) => reorder({ companyId, body: { ids } }),
  }
}
