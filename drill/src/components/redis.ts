import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

const downAfterMs = 3000

/** The first machine starts as the primary; Sentinel writes to these files when it moves. */
export function createRedis({ address, ports, name }: Machine, [first]: readonly Machine[]): Program {
  return {
    command: 'redis-server',
    args: ['redis.conf'],
    files: {
      'redis.conf': [
        `bind ${address}`,
        `port ${ports.redis}`,
        'protected-mode no',
        'save ""',
        'appendonly no',
        `replica-announce-ip ${address}`,
        ...(first && first.name !== name ? [`replicaof ${first.address} ${first.ports.redis}`] : []),
        '',
      ].join('\n'),
    },
  }
}

export function createSentinel({ address, ports }: Machine, [first]: readonly Machine[]): Program {
  return {
    command: 'redis-sentinel',
    args: ['sentinel.conf'],
    files: {
      'sentinel.conf': [
        `bind ${address}`,
        `port ${ports.sentinel}`,
        'protected-mode no',
        `sentinel announce-ip ${address}`,
        `sentinel monitor mymaster ${first?.address} ${first?.ports.redis} 2`,
        `sentinel down-after-milliseconds mymaster ${downAfterMs}`,
        'sentinel failover-timeout mymaster 10000',
        '',
      ].join('\n'),
    },
  }
}
