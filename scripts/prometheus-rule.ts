import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')
/** Where the rules lie as Kubernetes' operator for Prometheus takes them. */
export const prometheusRuleFile = path.join(root, 'deploy/kustomize/overlays/production/prometheus-rule.yaml')

interface Group {
  name: string
  rules: { expr: string }[]
}

/**
 * Returns deploy/prometheus/alerts.yaml as a PrometheusRule, without what speaks of HAProxy: in a cluster the gateway is in
 * its place, and an alert that it is missing would never end.
 */
export function renderPrometheusRule(): string {
  const { groups } = parse(readFileSync(path.join(root, 'deploy/prometheus/alerts.yaml'), 'utf8'), {
    merge: true,
  }) as { groups: Group[] }
  const isOfBalancer = ({ expr }: { expr: string }) => /haproxy_|job="balancer"/.test(expr)
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'site' },
    spec: {
      groups: groups.map(({ rules, ...group }) => ({ ...group, rules: rules.filter((one) => !isOfBalancer(one)) })),
    },
  }
  return `# Made of deploy/prometheus/alerts.yaml by node scripts/prometheus-rule.ts\n${stringify(rule, { aliasDuplicateObjects: false, lineWidth: 0 })}`
}

if (import.meta.main) writeFileSync(prometheusRuleFile, renderPrometheusRule())
