import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Attendance, AttendanceRenewal } from './schemas'

/**
 * The QR codes with which workers check in and out. A code allows recording a time that is paid, so reading them
 * requires the permission to record attendance.
 */
export const attendance = resource('attendance', {
  one: endpoint('GET /clients/{clientId}/attendance', {
    response: json<Attendance>(),
    permission: 'matching.absence',
  }),
  renew: endpoint('POST /clients/{clientId}/attendance', {
    body: json<AttendanceRenewal>(),
    response: json<Attendance>(),
    permission: 'client.edit',
    errors: ['stale'],
  }),
})
