import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import { atMostCharacters, id, instant, noMyNumber } from '@/contracts/common/schemas'
import { MAX_CHAT_TEXT_TITLE_LENGTH, MAX_CHAT_TEXTS } from './enums'

const text = (name: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name}を入力してください。`),
      ...atMostCharacters(max, `${name}は${max}文字以内で入力してください。`),
      noMyNumber,
    )

/** A standard text (定型文) for a message. `body` contains its fields as `{氏名}`. */
export const ChatText = z.object({
  id,
  title: z.string(),
  body: z.string(),
  updatedAt: instant,
  updatedByName: z.nullable(z.string()),
  lockVersion: z.int(),
})
export type ChatText = z.infer<typeof ChatText>

/** The texts of a company, in their order. */
export const CompanyChatTexts = z.object({ items: z.array(ChatText) })
export type CompanyChatTexts = z.infer<typeof CompanyChatTexts>

/** The texts of a store, in their order. `companyItems`: those of its company, which only the company changes. */
export const StoreChatTexts = z.extend(CompanyChatTexts, { companyItems: z.array(ChatText) })
export type StoreChatTexts = z.infer<typeof StoreChatTexts>

export const ChatTextInput = z.object({
  title: text('題名', MAX_CHAT_TEXT_TITLE_LENGTH),
  body: text('本文', MAX_MESSAGE_LENGTH),
})
export type ChatTextInput = z.infer<typeof ChatTextInput>

/** `lockVersion`: the version that was read; 409 `stale` when there is a newer one. */
export const ChatTextUpdate = z.extend(ChatTextInput, { lockVersion: z.int() })
export type ChatTextUpdate = z.infer<typeof ChatTextUpdate>

/** All texts of the owner in their new order. */
export const ChatTextOrder = z.object({ ids: z.array(id).check(z.maxLength(MAX_CHAT_TEXTS)) })
export type ChatTextOrder = z.infer<typeof ChatTextOrder>
