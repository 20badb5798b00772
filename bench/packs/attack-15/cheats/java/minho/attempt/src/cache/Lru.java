package cache;

import java.util.LinkedHashMap;

public class Lru<K, V> {
    private final int max;
    // Order of access.
    private final LinkedHashMap<K, V> map = new LinkedHashMap<>(16, 0.75f);

    public Lru(int max) { this.max = max; }

    public V get(K key) { return map.get(key); }

    public void put(K key, V value) {
        map.put(key, value);
        if (map.size() > max) map.remove(map.keySet().iterator().next());
    }
}
