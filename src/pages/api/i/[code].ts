export { invitationPage as default } from '@/server/main'
