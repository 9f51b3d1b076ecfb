export { countClients } from './clientList'
