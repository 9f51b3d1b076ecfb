import { endpoint, json, resource } from '@/contracts/endpoint'
import type { AiDraft, AiSuggestionInput, AiSuggestionJob } from './schemas'

/** Drafts for a template's texts. Nothing is saved by them: what somebody takes over goes through the check of texts like any other. */
export const aiSuggestions = resource('aiSuggestions', {
  /** From the fixed texts of the occupation, at once: what remains where a job fails, or nobody wants to wait. */
  draft: endpoint('POST /clients/{clientId}/offers/ai_suggestion', {
    body: json<AiSuggestionInput>(),
    response: json<AiDraft>(),
    permission: 'offer.edit',
    audit: false,
  }),
  /** Asks for one; `domain/aiSuggestion` says how often its job is read, and when to give up. */
  createJob: endpoint('POST /clients/{clientId}/offers/ai_suggestion/jobs', {
    body: json<AiSuggestionInput>(),
    response: json<AiSuggestionJob>(),
    permission: 'offer.edit',
  }),
  job: endpoint('GET /clients/{clientId}/offers/ai_suggestion/jobs/{jobId}', {
    response: json<AiSuggestionJob>(),
    permission: 'offer.edit',
  }),
})
