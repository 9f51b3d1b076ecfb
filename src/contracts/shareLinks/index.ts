import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ShareUrl, ShareUrlExists } from './schemas'

/**
 * The share link of an offering (共有URL). Belongs to `offerings`, because scope and status of the offering determine it.
 */
export const shareLinks = resource('offerings', {
  existsShareUrl: endpoint('GET /clients/{clientId}/offerings/{offeringId}/exists_share_url', {
    response: json<ShareUrlExists>(),
    permission: 'store.read',
  }),
  /** 409 with the reason where `exists` is false. */
  shareUrl: endpoint('GET /clients/{clientId}/offerings/{offeringId}/share_url', {
    response: json<ShareUrl>(),
    permission: 'store.read',
    errors: ['conflict'],
  }),
})
