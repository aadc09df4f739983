import { handoverCalls } from '#features/agents/contract/handovers.ts'
import { workbench } from '#features/agents/contract/workbench.ts'
import { agentCalls } from '#features/agents/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { agentWork } from './agent-work.ts'
import { askHandover } from './ask-handover.ts'
import { createAgent } from './create-agent.ts'
import { acceptHandover, declineHandover } from './decide-handover.ts'
import { handOver } from './hand-over.ts'
import { listAgentOverview } from './list-agents.ts'
import { listHandovers } from './list-handovers.ts'
import { reactions } from './reactions.ts'
import { readAgent } from './read-agent.ts'
import { saveAgent } from './save-agent.ts'
import { listAgentProcesses } from './workbench/list-agent-processes.ts'
import { readQueue } from './workbench/read-queue.ts'

export const feature: ServerFeature = {
  calls: {
    workbench: serve(workbench, {
      queue: readQueue,
      processes: listAgentProcesses,
    }),
    agents: serve(
      { ...agentCalls, ...handoverCalls },
      {
        list: listAgentOverview,
        read: readAgent,
        create: createAgent,
        save: saveAgent,
        work: agentWork,
        handOver,
        requests: listHandovers,
        acceptHandover,
        declineHandover,
        askHandover,
      },
    ),
  },
  on: reactions,
}
