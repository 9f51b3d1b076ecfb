export { createCluster, hasPostgres } from '../../scripts/kit/postgresCluster'
