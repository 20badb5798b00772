/** Defines the interface of sandbox backends, each of which starts commands with given mounts and network access. */

import type { HeldNetwork, Port } from './forwarder.ts';
import type { Mount } from './mount-list.ts';
import type { Limits } from './resource-limits.ts';
import type { Start } from './spawn.ts';

export type SandboxKind = 'bubblewrap' | 'namespaces' | 'none';

export interface Backend extends AsyncDisposable {
  kind: SandboxKind;
  /** What a person reads: `bubblewrap 0.8.0`. */
  description: string;
  /** It can mount overlays, where the kernel lets it. */
  overlays: boolean;
  /** Mounts of one kind of command; the base is known to the backend from its opening. */
  prepare(mounts: Mount[], network: 'none' | 'full' | HeldNetwork): Promise<() => Start>;
  /** A network namespace for several commands. Absent where the backend isolates nothing. */
  hold?(ports: Port[]): Promise<HeldNetwork>;
}

export interface BackendSource {
  /** Absolute, owned by us: everything a run keeps outside the tree. */
  runDir: string;
  base: Mount[];
  /** Folders that must exist inside although nothing is mounted on them, and mount points of later views. */
  folders: string[];
  owner: Owner;
  limits: Limits;
}

/** Who foreign code runs as. */
export interface Owner {
  uid: number;
  gid: number;
  /** The parent is root and foreign code is not. */
  dropped: boolean;
}

/** A shell line that brings loopback up: SIOCSIFFLAGS with IFF_UP, because the usual images of containers have perl and no `ip`. */
export const bringLoopbackUp = `{ perl -e '$_ = pack "Z16 s x22", "lo", 1; socket S, 2, 2, 0 and ioctl S, 0x8914, $_ or exit 1' || ip link set lo up; } 2>/dev/null`;

/** Before the program that holds a network namespace: loopback works in it. */
export const loopbackUp = ['/bin/sh', '-c', `${bringLoopbackUp} && exec "$@"`, 'loopback-up'];
