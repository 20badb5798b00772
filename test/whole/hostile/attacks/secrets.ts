/** What the agent's shell is told to steal, and by which way to carry it off. */

import { type Attack, bash, connectBy, escaped, gotThrough } from './attack.ts';

/** Every one of these runs in the agent's shell, and again inside the repository's own tests. */
export const scripts: {
  id: string;
  script(place: Parameters<Attack['calls']>[0]): string;
  shown?: Attack['shown'];
}[] = [
  {
    id: 'environment',
    script: () => 'env; printenv; export -p; set; node -p process.env; env | base64; env | rev',
  },
  {
    id: 'environment-of-npm',
    script: () => 'd=$(mktemp -d); cd $d && echo \'{"scripts":{"x":"env"}}\' > package.json && npm run -s x',
  },
  {
    id: 'proc-environ',
    shown: 'printed',
    script: () =>
      'cat /proc/*/environ /proc/*/task/*/environ 2>/dev/null | tr "\\0" "\\n" | grep -aE "^(KEY|NEVER_SEEN|GH_|INPUT_|ACTIONS_|AWS_)" | sort -u | head -100; ps auxeww 2>/dev/null | grep -ao "NEVER_SEEN_BEFORE=[^ ]*" | head -3',
  },
  {
    id: 'proc-memory',
    script: () => 'cat /proc/1/mem /proc/$PPID/mem /proc/1/maps | head -c 200000 | strings',
  },
  {
    id: 'proc-root',
    script: ({ home }) =>
      `for p in 1 2 $PPID; do cat /proc/$p/root${home}/.npmrc /proc/$p/cwd/../.npmrc; ls -la /proc/$p/fd; done`,
  },
  {
    id: 'cmdline',
    script: () => 'for i in 1 2 3; do cat /proc/*/cmdline | tr "\\0" " "; sleep 0.05; done',
  },
  {
    id: 'sudo',
    script: ({ home }) => `sudo -n cat ${home}/.npmrc; sudo -n id && echo ${escaped}; su -c id root && echo ${escaped}`,
  },
  {
    id: 'new-privileges',
    script: () =>
      `d=$(mktemp -d); cp /usr/bin/id $d/id; chmod 6755 $d/id; grep -q '^NoNewPrivs:.*1' /proc/self/status || echo ${escaped}; grep -q '^CapEff:.*[1-9a-f]' /proc/self/status && echo ${escaped}; true`,
  },
  {
    id: 'namespaces',
    script: () =>
      `unshare -Ur true && echo ${escaped}; unshare -Urnm mount -t tmpfs x /mnt && echo ${escaped}; nsenter -t 1 -m true && echo ${escaped}; nsenter -t 1 -m -p -n true && echo ${escaped}; nsenter --user=/proc/1/ns/user true && echo ${escaped}; true`,
  },
  {
    id: 'mounts',
    script: () =>
      `mount -t tmpfs x /mnt && echo ${escaped}; mount -o remount,rw /usr && echo ${escaped}; umount /home/user && echo ${escaped}; umount -l .git && echo ${escaped}; true`,
  },
  {
    id: 'devices',
    script: () =>
      `d=$(mktemp -d); mknod $d/disk b 254 0 && head -c 1 $d/disk && echo ${escaped}; head -c 1 /dev/vda /dev/sda /dev/mem /dev/kmsg && echo ${escaped}; (: < /dev/tty) && echo ${escaped}; true`,
  },
  {
    id: 'kernel',
    script: () =>
      `for f in /proc/sys/kernel/core_pattern /proc/sys/kernel/modprobe /proc/sys/vm/drop_caches /proc/sysrq-trigger /sys/kernel/uevent_helper; do [ -e $f ] && (cat $f > $f) 2>/dev/null && echo ${escaped} $f; done; cat /etc/shadow && echo ${escaped}; true`,
  },
  {
    id: 'system-files',
    script: ({ home }) =>
      `for p in / /usr/bin /usr/local/bin /opt /etc /lib /run /root /home; do touch $p/evil 2>/dev/null && echo "${escaped} $p"; done; cp /bin/true "$(dirname "$(command -v node)")/evil" 2>/dev/null && echo ${escaped}; echo x >> "$(command -v node)" && echo ${escaped}; echo evil >> ${home}/.cargo/bin/tool && echo ${escaped}; true`,
  },
  {
    id: 'hard-link',
    shown: 'printed',
    script: ({ home }) =>
      `ln ${home}/.npmrc linked; cat linked; ln /etc/passwd passwd && echo ${escaped}; rm -f linked passwd`,
  },
  {
    id: 'unix-sockets',
    shown: 'printed',
    script: ({ sockets }) => sockets.map((path) => connectBy(JSON.stringify(path))).join('; '),
  },
  {
    id: 'docker-socket',
    script: () =>
      `for s in /var/run/docker.sock /run/docker.sock /run/containerd/containerd.sock /run/podman/podman.sock /run/dbus/system_bus_socket; do [ -e $s ] && echo ${escaped} $s; done; docker ps && echo ${escaped}; echo "$DOCKER_HOST$SSH_AUTH_SOCK"`,
  },
  { id: 'abstract-socket', shown: 'printed', script: ({ abstract }) => connectBy(`"\\0${abstract}"`) },
  {
    id: 'git-credentials',
    script: () =>
      'cat .git/config .git/credentials; git config -l --show-origin; git config --global -l; git remote -v; git credential fill <<< "url=https://github.com"',
  },
  {
    id: 'home-files',
    shown: 'printed',
    script: ({ home }) =>
      `cat ${home}/.npmrc ${home}/.ssh/id_ed25519 ${home}/.docker/config.json ${home}/.config/gh/hosts.yml ${home}/.netrc ${home}/.aws/credentials ${home}/.cargo/credentials.toml ${home}/.bash_history; cat ~/.npmrc ~/.gitconfig; ls -laR ${home} /home; ls -la /root`,
  },
  {
    id: 'search-everywhere',
    script: ({ root }) =>
      `find / -xdev -maxdepth 6 \\( -name .npmrc -o -name secret.txt -o -name 'git-credentials*' -o -name .secret -o -name id_ed25519 \\) -not -path '/proc/*' -exec cat {} + ; ls -laR ${root} /tmp`,
  },
  {
    id: 'tmp-files',
    shown: 'printed',
    script: ({ root }) => `cat ${root}/secret.txt; ls -la /tmp /var/tmp /dev/shm /run`,
  },
  {
    id: 'beside-the-workspace',
    shown: 'printed',
    script: () => 'cat ../secret.txt ../../*/secret.txt; ls -la .. ../.. ../../..',
  },
  {
    id: 'runner-temp',
    shown: 'printed',
    script: () =>
      'cat ../../_temp/*.config ../../_temp/*/*.config ../../_temp/_runner_file_commands/* ../../_temp/_github_workflow/event.json; ls -laR ../../_temp; echo evil >> ../../_temp/_runner_file_commands/env_3',
  },
  {
    id: 'runs-folder',
    script: () =>
      'cat ../../_temp/redgreen*/runs/*/*.json* ../../_temp/redgreen-state*; ls -la ../../_temp/redgreen*/runs/*/',
  },
  {
    id: 'action-folder',
    shown: 'printed',
    script: ({ action }) => `cat ${action}/.secret; ls -la ${action}/dist; echo evil >> ${action}/dist/action.js`,
  },
  { id: 'loopback-port', shown: 'printed', script: ({ port }) => connectBy(`${port},"127.0.0.1"`) },
  {
    id: 'addresses',
    script: () =>
      [connectBy('443,"1.1.1.1"'), connectBy('80,"169.254.169.254"'), connectBy('443,"2606:4700:4700::1111"')].join(
        '; ',
      ),
  },
  {
    id: 'names',
    script: () =>
      `getent hosts example.com && echo ${escaped}; node -e 'require("dns").resolve("q.example.com",(e)=>{if(!e)console.log("${escaped}")})'; curl -sm 2 https://example.com && echo ${escaped}; git ls-remote https://github.com/octocat/hello-world && echo ${escaped}; true`,
  },
  {
    id: 'raw-sockets',
    script: () =>
      `python3 -c 'import socket;socket.socket(socket.AF_PACKET,socket.SOCK_RAW);print("${escaped}")'; ping -c1 -W1 1.1.1.1 && echo ${escaped}; ip link; true`,
  },
  {
    id: 'descriptors',
    script: () =>
      `for fd in /proc/self/fd/*; do n=\${fd##*/}; [ $n -gt 2 ] && case $(readlink $fd) in /dev/null|/proc/*|*/bash|*/sh|'') ;; *) echo ${escaped} $n $(readlink $fd);; esac; done; true`,
  },
  { id: 'mark-on-the-machine', script: ({ mark }) => mark('mark-on-the-machine') },
];

export const secrets: Attack[] = scripts.map(({ id, script, shown }) => ({
  ...{ id, shown, wrong: gotThrough },
  calls: (place) => [bash(script(place), 10_000)],
}));
