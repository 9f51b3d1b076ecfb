import { page } from '@/contracts/common'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Invitation, InvitationSave } from './schemas'

const query = { page }
const response = json<Invitation>()
const body = json<InvitationSave>()

/**
 * Invitations of workers by link or QR code (認定ワーカー招待); a worker who accepts one becomes trusted, or a graduate
 * (卒業ワーカー). Anybody with the code can use it, so reading it requires worker.trust, or worker.graduate.
 */
export const invitations = resource('invitations', {
  one: endpoint('GET /clients/{clientId}/invitation', {
    query,
    response,
    permission: 'worker.trust',
  }),
  save: endpoint('POST /clients/{clientId}/invitation', {
    body,
    response,
    permission: 'worker.trust',
    errors: ['conflict', 'stale'],
  }),
  brand: endpoint('GET /clients/{clientId}/brand_invitation', {
    query,
    response,
    permission: 'worker.trust',
  }),
  saveBrand: endpoint('POST /clients/{clientId}/brand_invitation', {
    body,
    response,
    permission: 'worker.trust',
    errors: ['conflict', 'stale'],
  }),
  /** Beyond the specification. */
  graduate: endpoint('GET /clients/{clientId}/graduate_invitation', {
    query,
    response,
    permission: 'worker.graduate',
  }),
  saveGraduate: endpoint('POST /clients/{clientId}/graduate_invitation', {
    body,
    response,
    permission: 'worker.graduate',
    errors: ['conflict', 'stale'],
  }),
})
