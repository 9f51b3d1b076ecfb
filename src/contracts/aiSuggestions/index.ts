import { endpoint, json, resource } from '@/contracts/endpoint'
import type { AiDraft, AiSuggestionInput, AiSuggestionJob } from './schemas'

/** Suggested texts for an offer. They are not saved; texts that a user adopts are checked like any other text. */
export const aiSuggestions = resource('aiSuggestions', {
  /** A draft from the fixed texts of the occupation, without waiting: also the fallback when a job fails. */
  draft: endpoint('POST /clients/{clientId}/offers/ai_suggestion', {
    body: json<AiSuggestionInput>(),
    response: json<AiDraft>(),
    permission: 'offer.edit',
    audit: false,
  }),
  /** Starts a job that generates texts. Polling interval and time-out: domain/offers/aiSuggestion. */
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
