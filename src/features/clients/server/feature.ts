import { clients } from '#features/clients/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { listClients } from './list-clients.ts'
import { readClient } from './read-client.ts'

export const feature: ServerFeature = {
  calls: {
    clients: serve(clients, {
      list: listClients,
      read: readClient,
    }),
  },
}
