import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  ChatText,
  ChatTextInput,
  ChatTextOrder,
  ChatTextUpdate,
  CompanyChatTexts,
  StoreChatTexts,
} from './schemas'

/** Standard texts of a store for its messages (定型文). Beyond the specification. */
export const chatTexts = resource('chatTexts', {
  list: endpoint('GET /clients/{clientId}/chat_texts', {
    response: json<StoreChatTexts>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/chat_texts', {
    body: json<ChatTextInput>(),
    response: json<ChatText>(),
    permission: 'chatText.edit',
    changes: ['chatTexts'],
    errors: ['conflict'],
  }),
  update: endpoint('PUT /clients/{clientId}/chat_texts/{chatTextId}', {
    body: json<ChatTextUpdate>(),
    response: json<ChatText>(),
    permission: 'chatText.edit',
    changes: ['chatTexts'],
    errors: ['stale'],
  }),
  remove: endpoint('DELETE /clients/{clientId}/chat_texts/{chatTextId}', {
    permission: 'chatText.edit',
    changes: ['chatTexts'],
  }),
  /** 409 `stale` when the texts are not those that the store has. */
  reorder: endpoint('PUT /clients/{clientId}/chat_text_order', {
    body: json<ChatTextOrder>(),
    response: json<CompanyChatTexts>(),
    permission: 'chatText.edit',
    changes: ['chatTexts'],
    errors: ['stale'],
  }),
})

/**
 * Standard texts of a company: all its stores use them, but only the company changes them. Beyond the specification.
 */
export const companyChatTexts = resource('companyChatTexts', {
  list: endpoint('GET /companies/{companyId}/chat_texts', {
    response: json<CompanyChatTexts>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /companies/{companyId}/chat_texts', {
    body: json<ChatTextInput>(),
    response: json<ChatText>(),
    permission: 'companyChatText.manage',
    changes: ['chatTexts'],
    errors: ['conflict'],
  }),
  update: endpoint('PUT /companies/{companyId}/chat_texts/{chatTextId}', {
    body: json<ChatTextUpdate>(),
    response: json<ChatText>(),
    permission: 'companyChatText.manage',
    changes: ['chatTexts'],
    errors: ['stale'],
  }),
  remove: endpoint('DELETE /companies/{companyId}/chat_texts/{chatTextId}', {
    permission: 'companyChatText.manage',
    changes: ['chatTexts'],
  }),
  /** 409 `stale` when the texts are not those that the company has. */
  reorder: endpoint('PUT /companies/{companyId}/chat_text_order', {
    body: json<ChatTextOrder>(),
    response: json<CompanyChatTexts>(),
    permission: 'companyChatText.manage',
    changes: ['chatTexts'],
    errors: ['stale'],
  }),
})
