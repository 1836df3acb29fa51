import type { FastifyInstance } from 'fastify'
import { createProblem } from '#server/http/problems.ts'
import type { ActionScope, Form } from '#server/site/action-scope.ts'
import type { HelpVotes } from './help-votes.ts'

/** `/actions/help-vote`: whether an answer was useful. */
export function addHelpAction({ app, goBack }: ActionScope, { helpVotes }: { helpVotes: Pick<HelpVotes, 'add'> }) {
  app.post<{ Body?: Form }>('/actions/help-vote', async (request, reply) => {
    const { answer = '', useful } = request.body ?? {}
    if (useful !== 'yes' && useful !== 'no') {
      throw createProblem({ status: 400, detail: 'Field useful: expected yes or no.' })
    }
    if (!helpVotes.add(request.edition.id, answer, useful === 'yes')) {
      throw createProblem({ status: 404, detail: 'Field answer: there is no such answer.' })
    }
    return goBack(request, reply, `#thanks-${answer}`)
  })
}

/** `/help-votes` for those who run the site: how often each answer was useful. */
export function addHelpOps(ops: FastifyInstance, inUse: () => { helpVotes: Pick<HelpVotes, 'counts'> }) {
  ops.get('/help-votes', async () => inUse().helpVotes.counts())
}
